/**
 * Whether a story's `userEvent.keyboard` and `tab` press the browser's own keys, as they do in tests. Storybook's UI
 * simulates keys, which open no list and choose no option; steps that need that are skipped there.
 */
export const hasRealKeys = '__vitest_browser__' in window
