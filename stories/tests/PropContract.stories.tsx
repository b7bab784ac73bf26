import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactElement, ReactNode } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import * as system from '../../src/design-system'
import { encodedPicture } from '../../src/images/encodedPicture'

const front = encodedPicture('db-32-front')

type System = typeof system

/** The components, by name; `LabelsProvider` renders no element of its own. */
type ComponentName = Exclude<
  {
    [Name in keyof System]: Name extends Capitalize<Name>
      ? System[Name] extends (props: never) => ReactNode
        ? Name
        : never
      : never
  }[keyof System],
  'LabelsProvider'
>

interface Probe {
  id: string
  'data-probe': string
  'aria-keyshortcuts': string
  ref: (element: Element | null) => void
}

const onChange = fn()
const options = [{ value: 'a', label: 'A' }] as const
const action = <a href="#more">Read more</a>

/** Each component with its required props and the probe. A missing component is a compile error. */
const samples: Record<ComponentName, (probe: Probe) => ReactElement> = {
  Alert: (probe) => (
    <system.Alert {...probe} tone="info">
      Saved
    </system.Alert>
  ),
  Button: (probe) => <system.Button {...probe}>Send</system.Button>,
  Card: (probe) => <system.Card {...probe}>Text</system.Card>,
  Checkbox: (probe) => (
    <system.Checkbox {...probe} label="Landscaping" isChecked={false} onCheckedChange={onChange} />
  ),
  CheckboxGroup: (probe) => (
    <system.CheckboxGroup {...probe} label="Services">
      <system.Checkbox label="Interior" isChecked={false} onCheckedChange={onChange} />
    </system.CheckboxGroup>
  ),
  Columns: (probe) => (
    <system.Columns {...probe} split="halves">
      Text
    </system.Columns>
  ),
  Dialog: (probe) => <system.Dialog {...probe} isOpen onOpenChange={onChange} title="Delete" />,
  Disclosure: (probe) => (
    <system.Disclosure {...probe} title="Question">
      Answer
    </system.Disclosure>
  ),
  DropdownMenu: (probe) => (
    <system.DropdownMenu
      {...probe}
      label="Tools"
      links={[
        <system.Link key="a" href="#a">
          A
        </system.Link>,
      ]}
    />
  ),
  EmptyState: (probe) => <system.EmptyState {...probe}>Nothing</system.EmptyState>,
  FieldRow: (probe) => <system.FieldRow {...probe}>Text</system.FieldRow>,
  Frame: (probe) => <system.Frame {...probe}>Text</system.Frame>,
  Grid: (probe) => (
    <system.Grid {...probe} as="ul" columns="two">
      <li>Text</li>
    </system.Grid>
  ),
  Heading: (probe) => (
    <system.Heading {...probe} level={2}>
      Title
    </system.Heading>
  ),
  Icon: (probe) => <system.Icon {...probe} name="check" />,
  IconButton: (probe) => <system.IconButton {...probe} icon="bars" label="Open menu" />,
  Inline: (probe) => <system.Inline {...probe}>Text</system.Inline>,
  Lightbox: (probe) => (
    <system.Lightbox
      {...probe}
      images={[{ picture: front, alt: 'A house', caption: 'A house' }]}
      index={0}
      onIndexChange={onChange}
      label="Gallery"
    />
  ),
  Link: (probe) => (
    <system.Link {...probe} href="#link">
      Link
    </system.Link>
  ),
  LinkCard: (probe) => <system.LinkCard {...probe} title="Card" action={action} />,
  List: (probe) => (
    <system.List {...probe}>
      <li>Text</li>
    </system.List>
  ),
  Marquee: (probe) => <system.Marquee {...probe}>News</system.Marquee>,
  NumberField: (probe) => (
    <system.NumberField {...probe} label="Area" number={0} value="" onValueChange={onChange} />
  ),
  Picture: (probe) => <system.Picture {...probe} picture={front} alt="A house" sizes={{ base: '5rem' }} />,
  ProgressSteps: (probe) => <system.ProgressSteps {...probe} label="Progress" steps={['One']} current={1} />,
  Prose: (probe) => (
    <system.Prose {...probe}>
      <p>Text</p>
    </system.Prose>
  ),
  Quotation: (probe) => (
    <system.Quotation {...probe} name="A visitor">
      Text
    </system.Quotation>
  ),
  Section: (probe) => <system.Section {...probe}>Text</system.Section>,
  SegmentedControl: (probe) => (
    <system.SegmentedControl {...probe} label="Grade" options={options} value="a" onValueChange={onChange} />
  ),
  Select: (probe) => (
    <system.Select {...probe} label="City" options={options} value="" onValueChange={onChange} />
  ),
  Sheet: (probe) => (
    <system.Sheet {...probe} isOpen onOpenChange={onChange} title="Menu">
      Text
    </system.Sheet>
  ),
  Slider: (probe) => (
    <system.Slider {...probe} label="news" slides={[{ id: 'a', content: 'News' }]} delay={5000} />
  ),
  Spinner: (probe) => <system.Spinner {...probe} />,
  Stack: (probe) => (
    <system.Stack {...probe} as="ul" space="small">
      <li>Text</li>
    </system.Stack>
  ),
  SummaryList: (probe) => <system.SummaryList {...probe} rows={[{ term: 'Area', content: '10' }]} />,
  Table: (probe) => (
    <system.Table
      {...probe}
      caption="Costs"
      columns={['Plot', 'Cost']}
      rows={[{ header: '10 marla', cells: ['PKR 10'] }]}
    />
  ),
  Tabs: (probe) => (
    <system.Tabs {...probe} label="Views" items={[{ value: 'plan', label: 'Plan', content: 'Plan' }]} />
  ),
  Text: (probe) => <system.Text {...probe}>Text</system.Text>,
  TextArea: (probe) => <system.TextArea {...probe} label="Message" value="" onValueChange={onChange} />,
  TextField: (probe) => <system.TextField {...probe} label="Name" value="" onValueChange={onChange} />,
  Tooltip: (probe) => (
    <system.Tooltip {...probe} label="About it">
      Text
    </system.Tooltip>
  ),
  VisuallyHidden: (probe) => <system.VisuallyHidden {...probe}>Text</system.VisuallyHidden>,
}

const isComponentName = (name: string): name is ComponentName => name in samples
const overlays: ReadonlySet<ComponentName> = new Set(['Dialog', 'Lightbox', 'Sheet'])

/** The element that each ref received. */
const received = new Map<string, Element | null>()

function Probes({ names }: { names: readonly ComponentName[] }) {
  return names.map((name) => (
    <div key={name}>
      {samples[name]({
        id: `probe-${name}`,
        'data-probe': name,
        'aria-keyshortcuts': 'Alt+P',
        ref: (element) => void received.set(name, element),
      })}
    </div>
  ))
}

/** Passes an id, a data attribute, an ARIA attribute and a ref to each component: all must reach the same element. */
const meta = {
  component: Probes,
  args: {
    names: Object.keys(samples)
      .filter(isComponentName)
      .filter((name) => !overlays.has(name)),
  },
  // All samples at once don't form a valid page; axe checks each component's own stories.
  parameters: { a11y: { test: 'off' } },
  tags: ['!visual', '!autodocs'],
  beforeEach: () => received.clear(),
  play: async ({ args, step }) => {
    for (const name of args.names) {
      await step(name, async () => {
        await waitFor(() => expect(received.get(name)).toBeInstanceOf(Element))
        const element = received.get(name)
        await expect([...document.querySelectorAll(`[data-probe="${name}"]`)]).toEqual([element])
        await expect([...document.querySelectorAll(`#probe-${name}`)]).toEqual([element])
        await expect(element).toHaveAttribute('aria-keyshortcuts', 'Alt+P')
      })
    }
  },
} satisfies Meta<typeof Probes>
export default meta

type Story = StoryObj<typeof meta>

export const InThePage: Story = {}
export const OfADialog: Story = { args: { names: ['Dialog'] } }
export const OfALightbox: Story = { args: { names: ['Lightbox'] } }
export const OfASheet: Story = { args: { names: ['Sheet'] } }
