import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'
import { launch, type Page } from 'puppeteer-core'
import { findInPath } from '../../../scripts/chromium.mjs'

/** What the suite needs, as Debian's packages. */
const debianPackages =
  'firefox-esr orca at-spi2-core python3-pyatspi gir1.2-atspi-2.0 gir1.2-wnck-3.0 dbus xvfb openbox xdotool'

const firefox = findInPath('firefox-esr') ?? findInPath('firefox')
const programs = ['orca', 'Xvfb', 'openbox', 'xdotool', 'dbus-daemon', 'gdbus']

/** Why nothing can be heard on this machine; empty if it can. */
export const missing =
  firefox && programs.every(findInPath) ? '' : `not installed: apt-get install ${debianPackages}`

/** A desktop without a screen, on which Orca reads out what Firefox shows. */
export class Desktop {
  private readonly folder = mkdtempSync(join(tmpdir(), 'spoken-'))
  private readonly log = join(this.folder, 'speech.jsonl')
  private readonly children: ChildProcess[] = []
  private heardLines = 0
  private env: NodeJS.ProcessEnv = {
    ...process.env,
    HOME: this.folder,
    XDG_DATA_HOME: join(this.folder, 'data'),
    XDG_CONFIG_HOME: join(this.folder, 'config'),
    XDG_RUNTIME_DIR: this.folder,
    LANG: 'C.UTF-8',
    GTK_MODULES: 'gail:atk-bridge',
    GSETTINGS_BACKEND: 'memory',
    PYTHONPATH: import.meta.dirname,
    PYTHONDONTWRITEBYTECODE: '1',
    SPOKEN_LOG: this.log,
  }

  private constructor() {
    const preferences = join(this.folder, 'data/orca')
    mkdirSync(preferences, { recursive: true })
    writeFileSync(join(preferences, 'orca-customizations.py'), 'import transcript\n')
    writeFileSync(this.log, '')
  }

  /** Starts it, and Firefox with an empty page. */
  static async start() {
    const desktop = new Desktop()
    await desktop.startPrograms()
    const browser = await launch({
      browser: 'firefox',
      executablePath: firefox ?? '',
      headless: false,
      env: desktop.env,
      defaultViewport: null,
      args: ['--width=1366', '--height=900'],
      extraPrefsFirefox: { 'accessibility.force_disabled': -1, 'browser.translations.enable': false },
    })
    const [page = await browser.newPage()] = await browser.pages()
    const close = async () => {
      await browser.close()
      for (const child of desktop.children.toReversed()) child.kill()
      rmSync(desktop.folder, { recursive: true, force: true })
    }
    return { desktop, page, close }
  }

  private async startPrograms() {
    const display = await this.firstLine('Xvfb', ['-displayfd', '1', '-screen', '0', '1366x900x24'])
    this.env = { ...this.env, DISPLAY: `:${display}` }
    const address = await this.firstLine('dbus-daemon', ['--session', '--nofork', '--print-address=1'])
    this.env = { ...this.env, DBUS_SESSION_BUS_ADDRESS: address }
    // Openbox's own keys would take those with which Orca moves in a table.
    mkdirSync(join(this.folder, 'config/openbox'), { recursive: true })
    const keyboard = '<openbox_config xmlns="http://openbox.org/3.4/rc"><keyboard/></openbox_config>'
    writeFileSync(join(this.folder, 'config/openbox/rc.xml'), keyboard)
    this.spawn('openbox', [])
    for (const property of ['IsEnabled', 'ScreenReaderEnabled']) {
      const set = ['org.freedesktop.DBus.Properties.Set', 'org.a11y.Status', property, '<true>']
      const target = ['--dest', 'org.a11y.Bus', '--object-path', '/org/a11y/bus', '--method']
      execFileSync('gdbus', ['call', '--session', ...target, ...set], { env: this.env, stdio: 'ignore' })
    }
    this.spawn('orca', ['--user-prefs', join(this.folder, 'data/orca')])
    for (let tries = 0; this.readLog().length === 0; tries += 1) {
      if (tries > 600) throw new Error('Orca says nothing.')
      await setTimeout(100)
    }
  }

  private spawn(program: string, args: readonly string[], stdout: 'ignore' | 'pipe' = 'ignore') {
    const child = spawn(program, args, { env: this.env, stdio: ['ignore', stdout, 'ignore'] })
    this.children.push(child)
    return child
  }

  private async firstLine(program: string, args: readonly string[]): Promise<string> {
    const { stdout } = this.spawn(program, args, 'pipe')
    if (!stdout) throw new Error(`${program} has no output.`)
    const [line]: string[] = await once(createInterface(stdout), 'line')
    return line ?? ''
  }

  private readLog(): readonly string[] {
    const lines = readFileSync(this.log, 'utf8').split('\n').slice(0, -1)
    return lines.map((line): string => JSON.parse(line))
  }

  /** Waits until something was said and then nothing for a while; returns what was said since the last call. */
  async hear(quietMs = 1500): Promise<string> {
    let { length } = this.readLog()
    // What says nothing is waited for longer than the first word of anything else takes.
    for (let silence = 0; silence < (length > this.heardLines ? quietMs : 5000); silence += 100) {
      await setTimeout(100)
      const now = this.readLog().length
      if (now > length) silence = 0
      length = now
    }
    const said = this.readLog().slice(this.heardLines, length).join(' / ')
    this.heardLines = length
    return said.replaceAll('\u00A0', ' ')
  }

  /** Presses keys, by their names in X: `Return`, `shift+Tab`. */
  press(...keys: readonly string[]) {
    execFileSync('xdotool', ['key', '--delay', '30', ...keys], { env: this.env })
  }

  type(text: string) {
    execFileSync('xdotool', ['type', '--delay', '80', text], { env: this.env })
  }
}

/** A visit with a screen reader, which writes all that is said to a file. */
export class Visit {
  private readonly desktop: Desktop
  readonly page: Page
  private readonly transcript: string

  constructor(desktop: Desktop, page: Page, transcript: string) {
    this.desktop = desktop
    this.page = page
    this.transcript = transcript
    writeFileSync(transcript, '')
  }

  private async record(action: string, quietMs?: number): Promise<string> {
    const said = await this.desktop.hear(quietMs)
    appendFileSync(this.transcript, `[${action}] ${said}\n`)
    return said
  }

  /** Opens a page; returns what is said. */
  async open(url: string): Promise<string> {
    await this.page.goto(url)
    return this.record(`open ${url}`, 2500)
  }

  /** Presses a key; returns what is said. */
  async press(key: string): Promise<string> {
    this.desktop.press(key)
    return this.record(key)
  }

  /** Types a text; returns what is said. */
  async type(text: string): Promise<string> {
    this.desktop.type(text)
    return this.record(`type ${text}`)
  }

  /** Focuses the first element that matches, which many Tab keys would reach; says nothing of it. */
  async focus(selector: string): Promise<void> {
    await this.page.$$eval(
      selector,
      (elements) =>
        void elements
          .map((element) => element.closest<HTMLElement>('a, button'))
          .find((control) => control?.checkVisibility())
          ?.focus(),
    )
    await this.desktop.hear()
  }

  /**
   * Presses a key until the focused element matches; returns what is said of it.
   * @throws if none does after 70 times
   */
  async reach(selector: string, key = 'Tab'): Promise<string> {
    for (let times = 0; times < 70; times += 1) {
      await this.desktop.hear(300)
      this.desktop.press(key)
      await setTimeout(150)
      const isReached = await this.page.evaluate(
        (wanted) => document.activeElement?.matches(wanted) ?? false,
        selector,
      )
      if (isReached) return this.record(`${key} to ${selector}`)
    }
    throw new Error(`${key} does not reach ${selector}.`)
  }
}
