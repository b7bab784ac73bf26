import type { ViewportMap } from 'storybook/viewport'

/** The windows of stories that depend on their width. `mobile1` is the narrowest supported one. */
export const viewports = {
  mobile1: { name: '320 px, smallest phone', styles: { width: '320px', height: '568px' }, type: 'mobile' },
  phone: { name: '390 px, phone', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  tablet: { name: '768 px, tablet', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  laptop: { name: '1280 px, laptop', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
} satisfies ViewportMap
