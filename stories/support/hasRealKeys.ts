/**
 * Whether `userEvent.keyboard` and `userEvent.tab` send real key events, as they do in tests. Storybook's UI simulates
 * them, which doesn't operate native controls such as `select`; steps that need real keys are skipped there.
 */
export const hasRealKeys = '__vitest_browser__' in window
