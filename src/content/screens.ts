import { paths } from '../paths'
import { company } from './company'
import type { PictureName } from './pictures'

/** The services page. Source: specification, section 2. */
export const servicesPage = {
  title: 'SERVICES',
  text: 'OUR PROFESSIONAL CONSULTANCY & ENGINEERING SOLUTIONS',
  introduction:
    'Five fields of work, from the first study of a plot to the machines on the site. Each shows what belongs to it.',
  cardAction: 'Read More',
  picture: 'grey-structure-crane' satisfies PictureName,
} as const

/** The grid of consultancy services. Source: specification, section 2. */
export const consultancyPage = {
  back: 'Go Back',
  heading: 'Our Top Notch Consultancy Services',
  text: 'All nine services with their pages. Each can be hired by itself.',
  cardAction: 'LEARN MORE',
} as const

/** A service's page. Source: specification, section 2. */
export const servicePage = {
  pointsHeading: 'What you receive',
  galleryHeading: 'Renders of models for this service',
  subpagesHeading: 'Additional Service Sections',
  subpageAction: 'Learn More →',
  othersHeading: 'Other Services',
} as const

/** A service's subpage. Source: specification, section 2. */
export const subpagePage = {
  back: 'Back',
  pointsHeading: 'Key Highlights',
  topicsHeading: 'More in this Section',
  topicAction: 'See all points',
} as const

/** The projects page. Source: specification, section 2. */
export const projectsPage = {
  title: 'PROJECTS',
  badge: 'Construction Projects',
  heading: 'Our Recent Projects',
  text: 'Design studies of a tower and two houses. All pictures are renders of our models.',
  cardAction: 'Read More →',
} as const

/** A project's page. Source: specification, section 2. */
export const projectPage = {
  highlightsHeading: 'Project Highlights',
  galleryHeading: 'Project Gallery',
  galleryNote: 'All pictures are renders of the model.',
  othersHeading: 'Other Projects',
} as const

/** The list of posts. Source: specification, section 2. */
export const blogsPage = {
  title: 'BLOGS',
  text: 'Notes from the drawing table and the site, for people who build.',
  cardAction: 'Read More',
  emptyText: 'No Blogs were found!!!',
} as const

/** A post's page. Source: specification, section 2. */
export const postPage = {
  back: '← Back',
  pictureNote: 'Render of a model.',
  othersHeading: 'Other Blog Posts',
} as const

/** The contact page around its form. Source: specification, section 2. */
export const contactPage = {
  title: 'Contact Us',
  pictureText: 'Feel free to contact & Get our services !!',
  picture: 'town-planning' satisfies PictureName,
  formHeading: 'Get in touch with us!',
  formText: `Tell us about your plot and what you need. If you would rather talk, call ${company.phones[0]}.`,
  reachHeading: 'Other ways to reach us',
  reach: {
    phone: 'Phone',
    email: 'E-mail',
    chat: 'Chat',
    chatAction: 'Message us on WhatsApp',
    address: 'Address',
    hours: 'Office hours',
  },
} as const

/** The page for an address that names nothing. Source: specification, section 2. */
export const notFoundPage = {
  figure: '404',
  title: "OOPS! THAT PAGE CAN'T BE FOUND",
  text: 'It looks like nothing was found at this location. Maybe try one of the links below or a search?',
  home: '⬅ Go Back to Home',
  searchLabel: 'Search this site',
  searchHint: 'Services, projects, articles: one or two words are enough',
  mainHeading: 'The main pages',
  foundHeading: 'What the search finds',
  found: (count: number) => `Pages found: ${count}`,
  foundNone: 'No page matches your search.',
} as const

/** What a page says when its address names something that does not exist. Source: specification, section 8. */
export const unknownTexts = {
  service: { message: 'Service not found.', action: { label: 'All services', href: paths.services.href() } },
  subpageService: {
    message: 'Main service not found.',
    action: { label: 'All services', href: paths.services.href() },
  },
  subpage: { message: 'Subpage not found.', action: { label: 'All services', href: paths.services.href() } },
  project: { message: 'Project not found', action: { label: 'All projects', href: paths.projects.href() } },
  post: {
    message: 'Sorry! We are not able to find this blog for you.',
    action: { label: 'All blogs', href: paths.blogs.href() },
  },
} as const
