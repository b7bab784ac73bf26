import type { Pair } from '../support/guidance'
import { SampleSegments, SampleText } from '../support/samples'

export const pairs: readonly Pair[] = [
  {
    good: <SampleText label="Phone" type="tel" description="With the country code if you live abroad." />,
    bad: <SampleText label="Phone" type="tel" placeholder="With the country code if you live abroad" />,
    reason: 'A placeholder disappears as soon as something is typed, and is cut off in a narrow field.',
  },
  {
    good: <SampleSegments label="Authority" options={['DHA', 'LDA']} />,
    bad: <SampleText label="Authority" description="Enter DHA or LDA." />,
    reason: 'If the answers can be listed, nobody has to spell them, and no unknown ones arrive.',
  },
  {
    good: (
      <SampleText
        label="Email Address"
        type="email"
        initial="ayesha@"
        errorMessage="Enter an e-mail address, such as name@example.com."
      />
    ),
    bad: <SampleText label="Email Address" type="email" initial="ayesha@" errorMessage="Invalid email!" />,
    reason: 'An error message says what to do, with an example if the format matters.',
  },
]
