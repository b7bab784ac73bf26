import { clsx } from 'clsx'
import { Link as RouterLink } from 'react-router-dom'
import type { Service } from '../../content/services/services'
import { Heading, Icon, Text, type HeadingProps } from '../../design-system'
import { ContentPicture } from '../pictures/ContentPicture'

export interface ServiceRowProps {
  service: Service
  headingLevel: HeadingProps['level']
  /**
   * Its number in the register of all services, where its text is larger and it has a small picture; a phone doesn't show
   * the number. @default none
   */
  number?: number
}

/** Use for a service in a ruled `List`: a link to its page, all of which is clickable, with a line about it. */
export function ServiceRow({
  service: { title, summary, img, link },
  headingLevel,
  number,
}: ServiceRowProps) {
  const isInRegister = number !== undefined
  return (
    <div
      className={clsx(
        'group relative flex gap-4 sm:gap-6',
        isInRegister ? 'items-center max-sm:flex-wrap max-sm:gap-y-2' : 'items-start',
      )}
    >
      {isInRegister && (
        <span aria-hidden="true" className="w-6 shrink-0 text-card text-accent tabular-nums max-sm:hidden">
          {number}
        </span>
      )}
      <div
        className={clsx(
          'grid min-w-0 grow gap-x-6 gap-y-1 md:grid-cols-2',
          // On a phone the title is beside the picture, and the line below both.
          isInRegister && 'max-sm:contents md:items-center',
        )}
      >
        <div className="min-w-0 flex-1 basis-32">
          <Heading level={headingLevel} size="card">
            <RouterLink
              to={link}
              className="rounded-small decoration-1 underline-offset-4 group-hover:text-accent group-hover:underline after:absolute after:inset-0"
            >
              {title}{' '}
              <span className="inline-flex text-small text-accent print:hidden">
                <Icon name="arrow-right" />
              </span>
            </RouterLink>
          </Heading>
        </div>
        <div className="min-w-0 max-sm:basis-full">
          <Text size={isInRegister ? 'body' : 'small'} tone="muted" hasMeasure>
            {summary}
          </Text>
        </div>
      </div>
      {isInRegister && (
        <div className="w-24 shrink-0 max-sm:order-first lg:w-1/6">
          <ContentPicture
            name={img}
            alt={{ decorative: true }}
            ratio="landscape"
            sizes={{ base: '6rem', lg: '11rem' }}
          />
        </div>
      )}
    </div>
  )
}
