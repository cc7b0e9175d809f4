/** The lists of nouns are what the folders say now. */
import { expect, test } from 'vitest'
import { endpointsModule, namedDocumentsModule, routesModule } from './nouns.ts'

test('the calls of every contract are known', async () => {
  await expect(endpointsModule()).toMatchFileSnapshot('../core/src/endpoints.ts')
})
test('the routes of every noun are mounted', async () => {
  await expect(routesModule()).toMatchFileSnapshot('../server/src/routes.ts')
})
test('the documents of every named record are read', async () => {
  await expect(namedDocumentsModule()).toMatchFileSnapshot('../server/src/lift/named-documents.ts')
})
