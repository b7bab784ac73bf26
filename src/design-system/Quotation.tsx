import { clsx } from 'clsx'
import type { ReactElement } from 'react'
import { Icon } from './Icon'
import type { NativeProps } from './internal/NativeProps'

export interface QuotationProps extends NativeProps<'figure', 'children' | 'role'> {
  /** The quoted text, without quotation marks. */
  children: string
  /** The name of the person. */
  name: string
  /** What the person is, such as "Chief Executive Officer". @default none */
  jobTitle?: string | undefined
  /** A short label above the quotation. @default none */
  label?: string | undefined
  /** A decorative `img` of 64 px next to the name. @default none */
  picture?: ReactElement | undefined
  /** Inline: without a box, beside other content. Card: as a box. Display: large, across a section. @default 'inline' */
  variant?: keyof typeof variants | undefined
}

const variants = {
  inline: {
    figure: 'border-s-4 border-accent-strong ps-6',
    quote: 'my-3 text-lead',
    source: 'text-small text-muted',
  },
  card: {
    figure:
      'flex h-full flex-col gap-6 rounded-e-medium border-s-4 border-accent-strong p-6 sm:p-8 print:p-4',
    quote: 'max-w-measure text-lead lg:text-chapter lg:font-medium',
    source: 'mt-auto flex items-center gap-4 font-bold',
  },
  display: {
    figure: 'flex flex-col gap-6',
    quote: 'text-heading font-medium text-balance',
    source: 'border-s-4 border-accent ps-4',
  },
}

/** Use for a quotation with the name of the person. Within long-form text, use a `blockquote` in `Prose`. */
export function Quotation({
  children,
  name,
  jobTitle,
  label,
  picture,
  variant = 'inline',
  ...props
}: QuotationProps) {
  const classes = variants[variant]
  const isDisplay = variant === 'display'
  return (
    <figure
      {...props}
      data-surface={variant === 'card' ? 'white' : undefined}
      className={clsx('min-w-0 wrap-anywhere print:break-inside-avoid', classes.figure)}
    >
      {isDisplay && (
        <span className="text-heading text-accent">
          <Icon name="quote-left" />
        </span>
      )}
      {label && <p className="text-small font-bold text-accent">{label}</p>}
      <blockquote className={classes.quote}>
        <p>{isDisplay ? children : `“${children}”`}</p>
      </blockquote>
      <figcaption className={classes.source}>
        {picture}
        {isDisplay ? (
          <>
            <p className="font-bold">{name}</p>
            {jobTitle && <p className="text-small">{jobTitle}</p>}
          </>
        ) : (
          <span className="min-w-0">{jobTitle ? `${name}, ${jobTitle}` : name}</span>
        )}
      </figcaption>
    </figure>
  )
}
