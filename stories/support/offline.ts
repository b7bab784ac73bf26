import { spyOn } from 'storybook/test'

/** A story's `beforeEach`: makes every request fail, as without a connection. */
export const offline = () => void spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
