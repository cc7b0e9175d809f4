import { describe, expect, it } from 'vitest'
import { checkDigitOf, registryCodeFault } from './registry-code.ts'

describe('code of the business register', () => {
  it.each([
    ['1006070', 1],
    // 10 by the first weights
    ['1042162', 9],
    ['1234567', 8],
    ['1100009', 0],
    // 10 by both weights
    ['1000064', 0],
  ])('%s has the check digit %d', (digits, digit) => {
    expect(checkDigitOf(digits)).toBe(digit)
  })

  it.each([
    ['10060701', undefined],
    ['10421629', undefined],
    ['12345678', undefined],
    ['12345679', 'registryCodeWrong'],
    ['21345678', 'registryCodeWrong'],
    ['00000000', 'registryCodeWrong'],
    ['1234567', 'registryCodeLength'],
    ['123456789', 'registryCodeLength'],
    ['EE123456', 'registryCodeLength'],
    ['１２３４５６７８', 'registryCodeLength'],
    ['🚜', 'registryCodeLength'],
  ])('%s: %s', (code, fault) => {
    expect(registryCodeFault(code)).toBe(fault)
  })
})
