import { endpoint } from '../endpoint.ts'
import { LetterChoice, LetterChoiceSeen } from './schema.ts'

export const getLetterChoice = endpoint('GET', '/users/letters', {
  summary: 'Which letters the user wants, and where they go',
  needs: 'session',
  reply: LetterChoiceSeen,
})
export const changeLetterChoice = endpoint('PUT', '/users/letters', {
  summary: 'Switches the weekly letter of the user on or off',
  needs: 'session',
  writes: ['account'],
  body: LetterChoice,
  reply: LetterChoiceSeen,
})
