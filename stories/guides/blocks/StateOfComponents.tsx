import { BookLink } from './BookLink'
import { components } from './components'
import { FactTable } from './FactTable'
import { Mark } from './Mark'

/** Every component and what is proved of it. */
export function StateOfComponents() {
  return (
    <FactTable
      caption="State of every component"
      nameColumn="Component"
      columns={['Stories', 'With interactions', 'Keyboard alone', 'axe at error', 'Visual baseline']}
      rows={components.map(({ name, docsId, stories }) => {
        const unchecked = stories.filter(({ isCheckedByAxe }) => !isCheckedByAxe)
        const operated = stories.filter(({ hasPlay }) => hasPlay)
        return {
          name,
          title: <BookLink to={docsId}>{name}</BookLink>,
          facts: {
            Stories: stories.length,
            'With interactions': operated.length === 0 ? <Mark is="none" /> : operated.length,
            'Keyboard alone': (
              <Mark is={operated.some((story) => story.name.startsWith('Keyboard Alone')) ? 'yes' : 'none'} />
            ),
            'axe at error':
              unchecked.length === 0 ? (
                <Mark is="yes" />
              ) : (
                `Not in ${unchecked.map((story) => story.name).join(', ')}`
              ),
            'Visual baseline': shareText(
              stories.filter(({ hasBaseline }) => hasBaseline).length,
              stories.length,
            ),
          },
        }
      })}
    />
  )
}

function shareText(some: number, all: number) {
  if (some === 0) return <Mark is="none" />
  return some === all ? <Mark is="yes" /> : `${some} of ${all}`
}
