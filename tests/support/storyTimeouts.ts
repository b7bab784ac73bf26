import { configure } from 'storybook/test'

/** How long `waitFor` and `findBy` wait in stories, in ms: by default 1 s, in which a busy machine may not paint a frame. */
configure({ asyncUtilTimeout: 4000 })
