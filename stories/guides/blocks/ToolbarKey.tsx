import { globalTypes } from '../../support/toolbar'
import { viewports } from '../../support/viewports'
import { FactTable } from './FactTable'

/** The settings of the toolbar, read from its configuration. */
export function ToolbarKey() {
  return (
    <FactTable
      caption="Settings of the toolbar"
      nameColumn="Setting"
      columns={['Options']}
      rows={[
        {
          name: 'Window size',
          facts: {
            Options: Object.values(viewports)
              .map(({ name }) => name)
              .join(' · '),
          },
        },
        ...Object.values(globalTypes).map(({ description, toolbar }) => ({
          name: description,
          facts: { Options: toolbar.items.map(({ title }) => title).join(' · ') },
        })),
      ]}
    />
  )
}
