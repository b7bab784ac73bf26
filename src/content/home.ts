/** The home page's own texts. */
export const home = {
  hero: {
    eyebrow: 'Engineering, construction and interior design in Lahore',
    text: 'We draw it, calculate it and build it: one office for the drawings, the approvals and the site. Start with the cost, floor by floor.',
    actions: [
      { label: 'Contact Us', href: '/contact' },
      { label: 'Learn More', href: '/aboutus' },
    ],
  },
} as const
