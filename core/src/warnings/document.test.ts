import { expect, test } from 'vitest'
import { rulesDocument } from './generate/document.ts'

test('the document of the rules says what the rules say', async () => {
  await expect(rulesDocument()).toMatchFileSnapshot('../../../docs/rules.md')
})
