import { describe, expect, it } from 'vitest'
import { chatHref, company, mailHref, mapEmbedHref, mapHref, telHref } from '../../../src/content/company'
import { copyrightLine, footer } from '../../../src/content/shell/footer'
import { header } from '../../../src/content/shell/header'
import { repeated } from './words'

const pairs = (links: readonly { label: string; href: string }[]) =>
  links.map(({ label, href }) => [label, href])

describe('the header', () => {
  it('has the six pages of the menu', () => {
    expect(pairs(header.menu)).toEqual([
      ['Home', '/'],
      ['About Us', '/aboutus'],
      ['Services', '/services'],
      ['Projects', '/projects'],
      ['Blogs', '/blogs'],
      ['Contact Us', '/contact'],
    ])
  })

  it('has two tools, both leading to the estimator', () => {
    expect(pairs(header.tools.links)).toEqual([
      ['Calculate area of your Floors', '/calculate_actual_cost'],
      ['Get your Construction Estimate', '/calculate_actual_cost'],
    ])
  })

  it('has six highlights, two of which lead to the estimator and four to the services', () => {
    expect(pairs(header.highlights)).toEqual([
      ['Calculate area of your Floors', '/calculate_actual_cost'],
      ['Excellence in Engineering and Project Development', '/services'],
      ['Training and Capacity Building', '/services'],
      ['Get your Construction Estimate', '/calculate_actual_cost'],
      ['Building Strength, Delivering Trust', '/services'],
      ['Prime in Vision, Precision in delivery', '/services'],
    ])
  })
})

describe('the footer', () => {
  it('has its links and policies', () => {
    expect(footer.links.links.map(({ href }) => href)).toEqual([
      '/aboutus',
      '/projects',
      '/blogs',
      '/contact',
    ])
    expect(footer.policies.map(({ href }) => href)).toEqual(['/privacy-policy', '/terms', '/faq'])
  })

  it('shows six different pictures', () => {
    expect(footer.gallery.pictures).toHaveLength(6)
    expect(repeated(footer.gallery.pictures)).toEqual([])
  })

  it('shows the year in its copyright line', () => {
    expect(copyrightLine(2031)).toBe('© 2031 Sangbunyad. All rights reserved.')
  })
})

describe('the firm', () => {
  it('can be reached by phone, chat and e-mail', () => {
    expect(company.phones.map((phone) => telHref(phone))).toEqual(['tel:+923000000000', 'tel:+924200000000'])
    expect(chatHref()).toBe('https://wa.me/923000000000')
    expect(mailHref()).toBe('mailto:hello@sangbunyad.example')
  })

  it('has a map link and an embedded map', () => {
    expect(mapHref()).toBe(
      'https://www.google.com/maps/search/?api=1&query=12-A%20Naqsha%20Street%2C%20Bunyad%20Block%2C%20Lahore%2C%20Pakistan',
    )
    expect(mapEmbedHref()).toBe('https://www.google.com/maps?q=Lahore%2C%20Pakistan&output=embed')
  })

  it('has five different social profiles', () => {
    expect(company.socials.map(({ icon }) => icon)).toEqual([
      'facebook',
      'instagram',
      'linkedin',
      'tiktok',
      'youtube',
    ])
    expect(repeated(company.socials.map(({ href }) => href))).toEqual([])
  })
})
