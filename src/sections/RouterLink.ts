/** Use for links to other pages of the site: a click renders the page without loading a document. */
export { Link as RouterLink } from 'react-router-dom'
