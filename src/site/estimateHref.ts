import { serializeInputs, type EstimateInputs } from '../estimator'
import { paths } from '../paths'

/** The URL that opens the estimator with these inputs. Source: docs/product.md#links-to-an-estimate. */
export function estimateHref(inputs: EstimateInputs): string {
  return `${paths.estimator.href()}#${serializeInputs(inputs)}`
}
