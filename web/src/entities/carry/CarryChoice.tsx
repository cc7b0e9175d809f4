import { Radio, Stack } from '@mantine/core'
import { type Carry, countsOf, type DemoFarm, hasOwn, partOf } from './demo-farm.ts'
import { carryText } from './text.ts'

export interface CarryChoiceProps {
  readonly farm: DemoFarm
  /** Whether the farm can come as one file, with all that is stored of it. */
  readonly isWhole: boolean
  readonly value: Carry
  readonly onChange: (carry: Carry) => void
}

/** Choice of what comes along from the demo farm into the new account. */
export function CarryChoice({ farm, isWhole, value, onChange }: CarryChoiceProps) {
  const choices: readonly (readonly [Carry, string])[] = [
    ...(hasOwn(farm)
      ? [['own', `${carryText.counts(countsOf(partOf(farm, 'own')))}. ${carryText.leftBehind}`] as const]
      : []),
    [
      'all',
      [
        `${carryText.counts(countsOf(farm))}.`,
        isWhole ? carryText.whole : carryText.leftBehind,
        carryText.allHint,
      ].join(' '),
    ],
    ['none', ''],
  ]
  return (
    <Radio.Group
      label={carryText.legend}
      description={carryText.intro}
      value={value}
      onChange={(next) => onChange(choices.find(([carry]) => carry === next)?.[0] ?? 'none')}
    >
      <Stack gap="xs" mt="xs">
        {choices.map(([carry, description]) => (
          <Radio key={carry} value={carry} label={carryText[carry]} description={description} />
        ))}
      </Stack>
    </Radio.Group>
  )
}
