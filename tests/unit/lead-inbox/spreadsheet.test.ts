import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { openXlsx, saveXlsx } from 'hucre/xlsx'
import { expect, it } from 'vitest'
import { newFolder, newInbox, rowsIn } from './inbox'

/** Other spreadsheet programs are not tested. */
const libreOffice = '/usr/bin/soffice'
const isNight = Boolean(process.env['SOAK'])
const isInstalled = existsSync(libreOffice)
if (isNight && !isInstalled) {
  console.log('Skipped: LibreOffice (not installed: apt-get install libreoffice-calc)')
}

it.runIf(isNight && isInstalled)(
  'LibreOffice opens and saves the workbook with a column that people added, and leads can still be added',
  async () => {
    const { folder, sendEstimate, sendEnquiry, settled } = await newInbox()
    const workbook = join(folder, 'leads.xlsx')
    const mobiles = ['03001234567', '00923001234567', '+92 300 0000000', '923001234567', '3/4', '1e5']
    for (const mobile of mobiles) {
      await sendEnquiry({ name: 'عائشہ', mobile, projectDetails: '"=1+1"\n;x & <y>\u0007' })
    }
    await sendEstimate({ phone: '03001234567' })
    await settled()
    const opened = await openXlsx(await readFile(workbook), { readStyles: true })
    for (const { rows } of opened.sheets.slice(0, 2)) {
      for (const [index, row] of rows.entries()) row.push(index === 0 ? 'Note' : 'called')
    }
    await writeFile(workbook, await saveXlsx(opened))
    const before = [await rowsIn(folder, 'Project enquiries'), await rowsIn(folder, 'Estimates')]

    const saved = await newFolder()
    const profile = `-env:UserInstallation=file://${saved}/profile`
    const options = ['--headless', profile, '--convert-to', 'xlsx', '--outdir', saved]
    await promisify(execFile)(libreOffice, [...options, workbook])
    await copyFile(join(saved, 'leads.xlsx'), workbook)

    expect([await rowsIn(folder, 'Project enquiries'), await rowsIn(folder, 'Estimates')]).toEqual(before)
    await sendEstimate({ phone: '03001234567' })
    await sendEnquiry({ name: 'Ali' })
    await settled()
    expect(await rowsIn(folder, 'Estimates'), 'a repeated estimate').toEqual(before[1])
    const enquiries = await rowsIn(folder, 'Project enquiries')
    expect(enquiries.slice(0, -1)).toEqual(before[0])
    expect(enquiries.at(-1)).toMatchObject({ name: 'Ali', mobile: '0300 0000000', Note: '' })
    const { sheets } = await openXlsx(await readFile(workbook), { readStyles: true })
    const links = [...(sheets[0]?.cells?.values() ?? [])].flatMap(({ hyperlink }) => hyperlink?.target ?? [])
    expect(links).toEqual([before[1]?.[0]?.['openHouse'], before[1]?.[0]?.['whatsApp']])
  },
)
