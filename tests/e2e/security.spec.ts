import type { BrowserContext } from 'playwright/test'
import { company } from '../../src/content/company.ts'
import { paths } from '../../src/paths.ts'
import { expect, openHydrated, test } from '../support/site.ts'

/** Injection attempts, each with the directive of the Content Security Policy that blocks it. */
const injections: Readonly<Record<string, { readonly directive: string; readonly inject: () => void }>> = {
  'an inline script': {
    directive: 'require-trusted-types-for',
    inject: () => {
      const script = document.createElement('script')
      script.append('document.title = "injected"')
      document.head.append(script)
    },
  },
  'an inline style': {
    directive: 'style-src-elem',
    inject: () => {
      const style = document.createElement('style')
      style.append('main { display: none }')
      document.head.append(style)
    },
  },
  'a style attribute': {
    directive: 'style-src-attr',
    inject: () => document.body.setAttribute('style', 'display: none'),
  },
  markup: {
    directive: 'require-trusted-types-for',
    inject: () => {
      document.body.innerHTML = '<p>injected</p>'
    },
  },
  'another policy of Trusted Types': {
    directive: 'trusted-types',
    inject: () => {
      const { trustedTypes }: { trustedTypes?: { createPolicy: (name: string, rules: object) => void } } =
        window as object
      trustedTypes?.createPolicy('another', {})
    },
  },
  'a picture of another site': {
    directive: 'img-src',
    inject: () => {
      new Image().src = 'https://other.example/pixel.png'
    },
  },
  'a request to another site': {
    directive: 'connect-src',
    inject: () => {
      fetch('https://other.example/').catch(() => undefined)
    },
  },
  'a form of another site': {
    directive: 'form-action',
    inject: () => {
      const form = document.createElement('form')
      form.action = 'https://other.example/'
      document.body.append(form)
      form.submit()
    },
  },
  'another base URL': {
    directive: 'base-uri',
    inject: () => {
      const base = document.createElement('base')
      base.href = 'https://other.example/'
      document.head.append(base)
    },
  },
  'a page of another site': {
    directive: 'frame-src',
    inject: () => {
      const frame = document.createElement('iframe')
      frame.src = 'https://other.example/'
      document.body.append(frame)
    },
  },
}

test.describe('a journey', () => {
  const openWarning = async (context: BrowserContext) => {
    const page = await context.newPage()
    await page.evaluate(() => console.warn('A warning.'))
    await page.close()
  }

  test.fail('fails on a console warning in another tab', ({ context }) => openWarning(context))

  test.fail(
    'fails on a console warning in another browser that it opens',
    async ({ browser, watchConsole }) => {
      const other = await browser.newContext()
      watchConsole(other)
      await openWarning(other)
      await other.close()
    },
  )

  test.fail('fails on a script error in another tab', async ({ context }) => {
    const page = await context.newPage()
    const reported = page.waitForEvent('pageerror')
    await page.evaluate(() => void setTimeout(() => reportError(new Error('An error.')), 0))
    await reported
    await page.close()
  })
})

// Every journey fails on a console message that it doesn't expect. Because each violation is logged, the journeys
// together prove that the site itself violates nothing.
test.describe('the Content Security Policy', () => {
  test.use({ allowedMessages: [/error: [^]*(?:Content Security Policy|Trusted(?:Script|HTML))[^]*/i] })

  test('blocks what somebody adds to a page, and each violation is logged', async ({ page }) => {
    const messages: string[] = []
    page.on('console', (message) => messages.push(message.text()))
    await openHydrated(page, paths.terms.href())
    const violations = await page.evaluateHandle(() => {
      const directives: string[] = []
      addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
        directives.push(effectiveDirective),
      )
      return directives
    })
    for (const [what, { directive, inject }] of Object.entries(injections)) {
      messages.length = 0
      await violations.evaluate((directives) => directives.splice(0))
      await page.evaluate(inject).catch((error: unknown) => expect(String(error)).toContain('TypeError'))
      await expect.poll(() => violations.jsonValue(), what).toEqual([directive])
      await expect.poll(() => messages.length, `messages about ${what}`).toBeGreaterThan(0)
    }
    // Locators would wait for the form's navigation.
    const shown = await page.evaluate(() => ({
      title: document.title,
      isVisible: document.querySelector('h1')?.checkVisibility(),
    }))
    expect(shown).toEqual({ title: 'Terms of Use | Sangbunyad', isVisible: true })
  })
})

test('the server answers for the host of the site, which a proxy passes on, and for no other', async ({
  request,
}) => {
  const statusFor = async (host: string) => (await request.get('/contact', { headers: { host } })).status()
  expect(await statusFor(new URL(company.origin).host)).toBe(200)
  expect(await statusFor('www.other.example')).toBe(403)
})
