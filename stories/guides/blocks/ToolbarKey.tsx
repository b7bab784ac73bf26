import { globalTypes } from '../../support/toolbar'
import { FactTable } from './FactTable'

/** The settings of the toolbar, read from its configuration. */
export function ToolbarKey() {
  return (
    <FactTable
      caption="Settings of the toolbar"
      columns={['Setting', 'Options']}
      rows={Object.values(globalTypes).map(({ description, toolbar }) => [
        description,
        toolbar.items.map(({ title }) => title).join(' · '),
      ])}
    />
  )
}
