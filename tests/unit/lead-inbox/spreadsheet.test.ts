import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { filesIn, leadsIn, newFolder, newInbox } from './inbox'

/** Debian's package libreoffice-calc. Other spreadsheet programs are not tested. */
const libreOffice = '/usr/bin/soffice'
const isNight = Boolean(process.env['SOAK'])

it.runIf(isNight && existsSync(libreOffice))(
  'LibreOffice opens and saves a file of leads without changing a text, and rows can still be appended',
  async () => {
    const { folder, sendEstimate, sendEnquiry } = await newInbox()
    const mobiles = ['03001234567', '00923001234567', '+92 300 0000000', '923001234567', '3/4', '1e5']
    for (const mobile of mobiles) await sendEnquiry({ name: 'عائشہ', mobile, projectDetails: '"=1+1"\n;x' })
    await sendEstimate({ phone: '03001234567' })
    const before = {
      enquiries: await leadsIn(folder, 'project-enquiries.csv'),
      estimates: await leadsIn(folder, 'estimates.csv'),
    }

    const saved = await newFolder()
    // Separated by commas, quoted, in UTF-8.
    const format = 'Text - txt - csv (StarCalc):44,34,76,1'
    const options = [
      '--headless',
      `-env:UserInstallation=file://${saved}/profile`,
      '--infilter=CSV:44,34,76,1',
    ]
    const files = ['project-enquiries.csv', 'estimates.csv'].map((file) => join(folder, file))
    await promisify(execFile)(libreOffice, [
      ...options,
      '--convert-to',
      `csv:${format}`,
      '--outdir',
      saved,
      ...files,
    ])
    for (const file of await filesIn(folder)) await copyFile(join(saved, file), join(folder, file))

    expect(await leadsIn(folder, 'project-enquiries.csv')).toEqual(before.enquiries)
    expect(await leadsIn(folder, 'estimates.csv')).toEqual(before.estimates)
    await sendEstimate({ phone: '03001234567' })
    await sendEnquiry()
    expect(await leadsIn(folder, 'estimates.csv'), 'a repeated estimate').toEqual(before.estimates)
    expect(await leadsIn(folder, 'project-enquiries.csv')).toHaveLength(mobiles.length + 1)
    expect(await filesIn(folder)).toEqual(['estimates.csv', 'project-enquiries.csv'])
  },
)
