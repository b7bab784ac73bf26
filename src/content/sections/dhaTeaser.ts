import { paths } from '../../paths'

/** The teaser for those who build in DHA, beside a drawing of DB-32. */
export const dhaTeaser = {
  heading: 'Building a house in DHA?',
  text: 'The plan is from DB-32, our design study for 28\u00A0marla in DHA. The estimator opens with 1\u00A0kanal: enter the size of your plot, and see what your house would cost.',
  /**
   * Opens the estimator with 1 kanal in DHA. A literal, because the code that generates such links would otherwise be
   * loaded with every service.
   */
  estimate: {
    label: 'Estimate a house in DHA',
    href: '/calculate_actual_cost#v=1&plot=1&unit=kanal&authority=DHA&mode=auto&basement_included=yes&grade=A&services=architectural%2Einterior%2EgrayStructure%2Efinishing&check=1jw762y',
  },
  service: { label: 'Our service for DHA plots →', href: paths.service.href('dha-construction') },
  project: { label: 'See the drawings →', href: paths.project.href('db-32') },
} as const
