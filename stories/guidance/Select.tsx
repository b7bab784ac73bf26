import type { Pair } from '../support/guidance'
import { SampleSegments, SampleSelect } from '../support/samples'

const grades = ['A+', 'A', 'B', 'C'] as const
const projects = ['House', 'Commercial building', 'Interior design', 'Landscaping', 'Renovation'] as const

export const pairs: readonly Pair[] = [
  {
    good: <SampleSegments label="Quality" options={grades} />,
    bad: <SampleSelect label="Quality" options={grades} />,
    reason: 'A few short options behind a list need one more click, and are hidden until then.',
  },
  {
    good: <SampleSelect label="Project Type" options={projects} initial="" />,
    bad: <SampleSelect label="Project Type" placeholder="Project Type" options={projects} initial="" />,
    reason: 'A placeholder that repeats the label says nothing.',
  },
]
