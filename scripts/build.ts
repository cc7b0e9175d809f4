/** `npm run build`: the web part alone, for images and packages. */
import { buildWeb } from './build-web.ts'

process.exitCode = (await buildWeb()) ? 0 : 1
