import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { imagetools } from 'vite-imagetools'

/** What a story needs of the site's build: styles, JSX and pictures, but neither prerendering nor the inbox. */
export default defineConfig({
  plugins: [tailwindcss(), react(), imagetools()],
  build: { chunkSizeWarningLimit: 2000 },
})
