import { describe, expect, it } from 'vitest'
import { observatoryScore, type ScannedSite } from './support/observatory'

/** A site with every header that the rules know. */
const best: ScannedSite = {
  headers: {
    'content-security-policy': "default-src 'none'; script-src 'self'; frame-ancestors 'none'",
    'referrer-policy': 'no-referrer',
    'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  },
  html: '<script>start()</script>',
  host: 'site.example',
  redirect: 'https://site.example/',
  isPreloaded: true,
}

const withHeader = (name: string, value: string | undefined): ScannedSite => ({
  ...best,
  headers: { ...best.headers, [name]: value },
})

describe('the score of the Observatory', () => {
  it('is 135 with every bonus that a site without cookies and external scripts can get', () => {
    expect(observatoryScore(best).score).toBe(135)
  })

  it('is 130 if the host is not on the HSTS preload list', () => {
    expect(observatoryScore({ ...best, isPreloaded: false }).score).toBe(130)
  })

  it.each([
    ['content-security-policy', "default-src 'self'; frame-ancestors 'none'", 130],
    ['content-security-policy', "default-src 'none'; script-src 'self'", 80],
    ['content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'", 125],
    ['content-security-policy', "default-src 'none'; script-src 'unsafe-inline'; frame-ancestors 'none'", 80],
    ['content-security-policy', "default-src 'none'; script-src 'unsafe-eval'; frame-ancestors 'none'", 115],
    ['content-security-policy', "default-src 'none'; img-src http://a.example; frame-ancestors 'none'", 80],
    ['content-security-policy', undefined, 55],
    ['referrer-policy', undefined, 130],
    ['referrer-policy', 'unsafe-url', 125],
    ['x-content-type-options', undefined, 130],
    ['cross-origin-resource-policy', undefined, 125],
    ['cross-origin-resource-policy', 'cross-origin', 125],
    ['set-cookie', 'a=b', 60],
    ['access-control-allow-origin', '*', 50],
  ])('with %s: %s is %d', (name, value, score) => {
    expect(observatoryScore(withHeader(name, value)).score).toBe(score)
  })

  it.each([
    ['max-age=15552000', 130],
    ['max-age=15551999', 120],
    ['includeSubDomains', 80],
    [undefined, 80],
  ])('without preloading and with the transport security %s is %d', (value, score) => {
    const site = { ...withHeader('strict-transport-security', value), isPreloaded: false }
    expect(observatoryScore(site).score).toBe(score)
  })

  it.each([
    [undefined, 80],
    ['http://site.example/', 80],
    ['https://other.example/', 80],
  ])('with a redirect to %s is %d', (redirect, score) => {
    expect(observatoryScore({ ...best, redirect }).score).toBe(score)
  })

  it.each([
    ['<script src="/a.js" integrity="sha384-a"></script>', 140],
    ['<script src="/a.js"></script>', 135],
    ['<script src="https://other.example/a.js"></script>', 50],
  ])('with the script %s is %d', (html, score) => {
    expect(observatoryScore({ ...best, html }).score).toBe(score)
  })
})
