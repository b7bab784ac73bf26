import { globalTypes } from '../../../.storybook/toolbar'
import { viewports } from '../../../.storybook/viewports'
import { FactTable } from './FactTable'

/** What the toolbar can set, read from its own settings. */
export function ToolbarKey() {
  return (
    <FactTable
      caption="What the toolbar can set"
      nameColumn="Switch"
      columns={['Settings']}
      rows={[
        {
          name: 'Size of the window',
          facts: {
            Settings: Object.values(viewports)
              .map(({ name }) => name)
              .join(' · '),
          },
        },
        ...Object.values(globalTypes).map(({ description, toolbar }) => ({
          name: description,
          facts: { Settings: toolbar.items.map(({ title }) => title).join(' · ') },
        })),
      ]}
    />
  )
}
