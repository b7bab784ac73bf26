import type { DrawingName } from '../content/collections/serviceDetails'
import type { DrawingProps } from '../design-system'
import elevation from '../images/elevation.svg'
import plan from '../images/plan.svg'
import section from '../images/section.svg'

/** The `Drawing` props of each line drawing of the content. */
export const drawings: Readonly<Record<DrawingName, Pick<DrawingProps, 'src' | 'width' | 'height'>>> = {
  plan: { src: plan, width: 920, height: 1196 },
  section: { src: section, width: 1380, height: 704 },
  elevation: { src: elevation, width: 1236, height: 584 },
}
