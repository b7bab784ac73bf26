import { Picture, Text } from '../../../design-system'
import {
  calculateEstimate,
  formatLakhCrore,
  inputsOfHouse,
  plainHouse,
  type EstimateInputs,
} from '../../../estimator'
import { encodedPicture } from '../../../images/encodedPicture'
import { useEstimatorTexts } from '../language/EstimatorLanguage'

export interface StartPlotsProps {
  /** Whether the houses have a basement. */
  includeBasement: boolean
  onStart: (house: EstimateInputs) => void
}

/**
 * At one scale: in columns of 7:8:10, the widths of the pictures are as 598:834:1170. With large text there is no room for
 * them.
 */
const plots = [
  { marla: 5, column: '@pair:flex-7', width: 'w-8/11', sizes: { base: '4rem', sm: '5rem' } },
  { marla: 10, column: '@pair:flex-8', width: 'w-8/9', sizes: { base: '5rem', sm: '7rem' } },
  { marla: 20, column: '@pair:flex-10', width: 'w-full', sizes: { base: '7rem', sm: '10rem' } },
] as const

/** Plots to start from: a model on each, at one scale, with its price. */
export function StartPlots({ includeBasement, onStart }: StartPlotsProps) {
  const { amounts, budgetSection, estimatePanel } = useEstimatorTexts()
  return (
    <div className="@container flex flex-col gap-3 pt-2 print:hidden">
      <Text size="small" weight="bold">
        {estimatePanel.start(includeBasement)}
      </Text>
      <ul role="list" className="flex flex-col gap-2 @pair:flex-row @pair:items-end">
        {plots.map(({ marla, column, width, sizes }) => {
          const house = inputsOfHouse(marla, { ...plainHouse, includeBasement })
          return (
            <li key={marla} className={`min-w-0 ${column}`}>
              <button
                type="button"
                onClick={() => onStart(house)}
                className="group flex w-full cursor-pointer flex-col rounded-small text-start text-ink"
              >
                <span className={`hidden @pair:block ${width}`}>
                  <Picture
                    picture={encodedPicture(`house-${marla}-marla`)}
                    alt={{ decorative: true }}
                    ratio="cutout"
                    sizes={sizes}
                  />
                </span>
                <span className="flex w-full flex-col border-t border-ink py-1.5 tabular-nums transition-colors duration-quick group-hover:bg-tint">
                  <span className="text-caption text-muted">{budgetSection.answer.plot(marla)}</span>
                  <span className="text-small font-bold underline decoration-1 underline-offset-4 @caption:text-body">
                    {formatLakhCrore(calculateEstimate(house).totals.grand, amounts, 'two')}
                  </span>
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
