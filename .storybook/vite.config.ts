import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { componentUses } from '../scripts/componentUses.ts'
import { quietFrames } from '../scripts/quietFrames.ts'

/** The parts of the site's build that stories need: styles, JSX and pictures, without prerendering and the inbox. */
export default defineConfig({
  plugins: [tailwindcss(), react(), quietFrames(), componentUses()],
  // Stories never send leads to the URLs in .env.local.
  define: {
    'import.meta.env.VITE_HOME_MESSAGE_URL': '"/ajax/stories@sangbunyad.example"',
    'import.meta.env.VITE_PROJECT_ENQUIRY_URL': '"/macros/s/project-enquiry/exec"',
    'import.meta.env.VITE_ESTIMATE_URL': '"/macros/s/estimate/exec"',
  },
})
