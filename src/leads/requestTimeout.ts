/** How long a request may take, in milliseconds. Source: docs/product.md#requests. */
export const requestTimeoutMs = 20_000
