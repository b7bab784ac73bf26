/** The breakpoints of the layout, shared by the stylesheet, pictures and scripts. */
export const breakpoints = { sm: '40rem', md: '48rem', lg: '64rem', xl: '80rem' } as const
