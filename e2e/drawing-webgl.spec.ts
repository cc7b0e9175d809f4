/** Drawing on the map in WebGL. */
import { browserThatDraws } from './browser.ts'
import { drawingJourneys } from './drawing-journeys.ts'
import { test } from './home.ts'

test.use({ launchOptions: browserThatDraws('webGl') })
drawingJourneys()
