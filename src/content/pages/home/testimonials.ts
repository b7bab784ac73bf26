import type { DrawingName } from '../../drawings'

interface TestimonialIntro {
  readonly id: number
  readonly type: 'intro'
  readonly heading: string
  readonly paragraph: string
}

interface TestimonialQuote {
  readonly id: number
  readonly quote: string
  readonly name: string
  /** Not displayed. */
  readonly role: string
  /** A monogram of the client's initials. */
  readonly image: DrawingName
}

/** The text above the quotes. */
export const testimonialIntro = {
  id: 0,
  type: 'intro',
  heading: 'What our clients say',
  paragraph: 'Five clients on drawings, sites and costs. The people and their words are sample content.',
} as const satisfies TestimonialIntro

/** All quotes, of fictitious clients, in display order. */
export const testimonialQuotes = [
  {
    id: 1,
    quote:
      'The estimate listed every floor and every rate. When we dropped the basement, we saw at once what it did to the total.',
    name: 'Ayesha Rehan',
    role: 'Homeowner',
    image: 'avatar-navy',
  },
  {
    id: 2,
    quote:
      'I live abroad. One page came every week, with photographs from the same corners. I knew my site better than my brother, who lives next door to it.',
    name: 'Saad Kamal',
    role: 'Owner abroad',
    image: 'avatar-amber',
  },
  {
    id: 3,
    quote:
      'They told us early that the porch we wanted would not pass. We were annoyed for a day and grateful for the rest of the project.',
    name: 'Hina Mahmood',
    role: 'Homeowner',
    image: 'avatar-sage',
  },
  {
    id: 4,
    quote:
      'Three offers in one table, on the same quantities. For the first time I understood why one of them was cheaper.',
    name: 'Nadia Zafar',
    role: 'Investor',
    image: 'avatar-charcoal',
  },
  {
    id: 5,
    quote:
      'Before each pour somebody stood there with the drawing and a tape measure. Twice they sent the steel fixers back. That is what I paid for.',
    name: 'Bilal Tariq',
    role: 'Homeowner',
    image: 'avatar-oak',
  },
] as const satisfies readonly TestimonialQuote[]
