/** The captions of pictures that show a model: below the first picture of a page, and below a row of them. */
export const renderNote = { one: 'Render of a model.', several: 'Renders of models.' } as const
