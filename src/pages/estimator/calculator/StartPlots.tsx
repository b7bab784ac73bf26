import { Picture, Text } from '../../../design-system'
import {
  calculateEstimate,
  formatLakhCrore,
  inputsOfHouse,
  plainHouse,
  type HouseChoices,
} from '../../../estimator'
import { encodedPicture } from '../../../images/encodedPicture'
import { useEstimatorTexts } from '../language/EstimatorLanguage'

export interface StartPlotsProps {
  /** Whether the houses have a basement. */
  includeBasement: boolean
  /** Enters such a house on a plot of this size. */
  onStart: (marla: number, choices: HouseChoices) => void
}

/** At one scale: in columns of 7:8:10, the widths of the pictures are as 598:834:1170. */
const plots = [
  { marla: 5, column: 'flex-7', width: 'w-8/11', sizes: { base: '4rem', sm: '5rem' } },
  { marla: 10, column: 'flex-8', width: 'w-8/9', sizes: { base: '5rem', sm: '7rem' } },
  { marla: 20, column: 'flex-10', width: 'w-full', sizes: { base: '7rem', sm: '10rem' } },
] as const

/** Plots to start from: a model on each, at one scale, with its price. */
export function StartPlots({ includeBasement, onStart }: StartPlotsProps) {
  const { amounts, budgetSection, estimatePanel } = useEstimatorTexts()
  const choices = { ...plainHouse, includeBasement }
  return (
    <div className="flex flex-col gap-3 pt-2 print:hidden">
      <Text size="small" weight="bold">
        {estimatePanel.start(includeBasement)}
      </Text>
      <ul role="list" className="flex items-end gap-2">
        {plots.map(({ marla, column, width, sizes }) => (
          <li key={marla} className={column}>
            <button
              type="button"
              onClick={() => onStart(marla, choices)}
              className="group flex w-full cursor-pointer flex-col rounded-small text-start text-ink"
            >
              <span className={`block ${width}`}>
                <Picture
                  picture={encodedPicture(`house-${marla}-marla`)}
                  alt={{ decorative: true }}
                  ratio="cutout"
                  sizes={sizes}
                />
              </span>
              <span className="w-full border-t border-ink pt-1.5 text-caption text-muted transition-colors duration-quick group-hover:bg-tint">
                {budgetSection.answer.plot(marla)}
              </span>
              <span className="w-full pb-1 text-small font-bold sm:text-subheading whitespace-nowrap tabular-nums underline decoration-1 underline-offset-4 transition-colors duration-quick group-hover:bg-tint">
                {formatLakhCrore(
                  calculateEstimate(inputsOfHouse(marla, choices)).totals.grand,
                  amounts,
                  'two',
                )}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
