/** Drawing on the map in WebGL; what stands over the map is gone through in `drawing.spec.ts`. */
import { browserThatDraws } from './browser.ts'
import { drawingOnGround } from './drawing-journeys.ts'
import { test } from './home.ts'

test.use({ launchOptions: browserThatDraws('webGl') })
drawingOnGround()
