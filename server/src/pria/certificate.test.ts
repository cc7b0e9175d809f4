import { expect, it } from 'vitest'
import { certificateText } from './book.ts'

const WORKER = { chemicalCertification: true, chemicalWorkerLicenceEndDate: '2027-03-01', certificateNo: '' }

it.each([
  ['its number', { certificateNo: 'TT-4100' }, 'TT-4100'],
  ['its last day, where nobody wrote the number down', {}, 'kehtib kuni 01.03.2027'],
  ['that there is one, where nobody knows more', { chemicalWorkerLicenceEndDate: null }, 'olemas'],
  ['nothing without one', { chemicalCertification: false, certificateNo: 'TT-4100' }, ''],
])('the certificate of a worker is %s', (_, change, text) => {
  expect(certificateText({ ...WORKER, ...change })).toBe(text)
})
