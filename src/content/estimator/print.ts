// Texts that appear only on the printed estimate, not on the estimator's page.

/** The printed estimate. Source: docs/product.md#printing. */
export const printedEstimate = {
  title: 'Cost Estimate',
  /** If not all services are included. */
  titleOf: (services: string) => `Cost Estimate: ${services}`,
  status: 'Tentative',
  client: 'Client',
  plot: 'Plot',
  /** The plot as entered, and its area. */
  plotValue: (size: string, area: string) => `${size} (${area})`,
  noPlot: 'Not given',
  date: 'Date',
  sheet: 'Sheet',
  /** There is one sheet. */
  sheetNumber: '1/1',
  costs: 'Costs',
  scope: 'What the figures cover',
} as const
