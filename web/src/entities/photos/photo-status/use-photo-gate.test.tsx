import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Providers } from '../../../app/Providers.tsx'
import { formOn } from '../../../testing/builders.ts'
import type { JobForm } from '../../job-form/model/job-form.ts'
import { tellPhotos } from './photo-registry.ts'
import { photoStatusText } from './text.ts'
import { usePhotoGate, useSaveAfterPhotos } from './use-photo-gate.ts'

/** A form with a gate: one button asks to pass, another stops waiting. */
function Gate(props: { form: JobForm; passed: (may: boolean) => void; save: (form: JobForm) => void }) {
  const gate = usePhotoGate(props.form)
  useSaveAfterPhotos(gate, props.form, props.save)
  return (
    <>
      <button onClick={() => void gate.mayPass(props.form).then(props.passed)}>pass</button>
      {gate.wait && <button onClick={gate.wait.stop}>{`waits for ${gate.wait.count}`}</button>}
    </>
  )
}
function openGate() {
  const form = formOn([])
  const [passed, save] = [vi.fn<(may: boolean) => void>(), vi.fn<(form: JobForm) => void>()]
  const shown = (now: JobForm) => (
    <Providers env="test">
      <Gate form={now} passed={passed} save={save} />
    </Providers>
  )
  const { rerender } = render(shown(form))
  const user = userEvent.setup({ delay: null })
  const tell = (underWay: number, failed = 0) => act(() => tellPhotos(form.batchId, { underWay, failed }))
  const ask = () => user.click(screen.getByRole('button', { name: 'pass' }))
  return { form, passed, save, user, tell, ask, rerender: (now: JobForm) => rerender(shown(now)) }
}

it('lets a form pass that waits for no photo', async () => {
  const { passed, ask } = openGate()
  await ask()
  expect(passed.mock.calls).toEqual([[true]])
})
it('saves the form as it is then, once, when the last photo has arrived', async () => {
  const { form, passed, save, tell, ask, rerender } = openGate()
  tell(2)
  await ask()
  expect(passed.mock.calls).toEqual([[false]])
  const changed = { ...form, notes: 'Kuiv' }
  rerender(changed)
  tell(1)
  screen.getByText('waits for 1')
  expect(save).not.toHaveBeenCalled()
  tell(0)
  tell(1)
  tell(0)
  expect(save.mock.calls).toEqual([[changed]])
})
it('saves nothing after the farmer has stopped waiting, or has begun another job', async () => {
  const { form, save, user, tell, ask, rerender } = openGate()
  tell(1)
  await ask()
  await user.click(screen.getByText('waits for 1'))
  tell(0)
  tell(1)
  await ask()
  rerender({ ...form, batchId: formOn([]).batchId })
  tell(0)
  expect(save).not.toHaveBeenCalled()
})
it.each([
  ['without them', photoStatusText.saveWithout(2), true],
  ['not', photoStatusText.back, false],
])('asks about photos that did not arrive: saved %s', async (_, answer, may) => {
  const { passed, user, tell, ask } = openGate()
  tell(0, 2)
  await ask()
  await screen.findByRole('alertdialog', { name: photoStatusText.failedTitle(2) })
  await user.click(screen.getByRole('button', { name: answer }))
  expect(passed.mock.calls).toEqual([[may]])
  tell(0)
})
