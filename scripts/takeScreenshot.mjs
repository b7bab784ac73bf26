import { chromium } from 'playwright'
import sharp from 'sharp'
import { preview } from 'vite'
import { ensureChromium } from './chromium.mjs'

/** Takes the picture at the top of README.md from the built site: `npm run build`, then `node scripts/takeScreenshot.mjs`. */
const server = await preview({ preview: { port: 4190 } })
const browser = await chromium.launch({ executablePath: await ensureChromium() })
const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1.5 })
await page.goto('http://localhost:4190/calculate_actual_cost')
// A row of the table of costs fills in the house.
const row = page.getByRole('table', { name: 'With a basement' }).getByRole('row', { name: '10 marla' })
await row.getByRole('link').first().click()
await page.getByLabel('Full Name').fill('Ayesha Khan')
await page.getByLabel('Email Address').fill('ayesha@sangbunyad.example')
await page.getByLabel('Phone Number').fill('+92 300 0000000')
await page.getByRole('button', { name: 'Continue', exact: true }).click()
await page.getByRole('heading', { name: 'Cost Calculator' }).waitFor()
await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())))
const screenshot = await page.screenshot({ animations: 'disabled' })
await sharp(screenshot).webp({ quality: 80, effort: 6 }).toFile('docs/estimator.webp')
await browser.close()
await server.close()
