import { describe, expect, it } from 'vitest'
import { leadsIn, newInbox } from '../lead-inbox/inbox'

describe('the inbox', () => {
  it('answers OK to suspected spam and stores it in another file, with the reasons', async () => {
    const { folder, sendMessage } = await newInbox()

    const suspected = await sendMessage({ message: '[url=http://x.example]cheap[/url]' })
    await sendMessage({ message: 'The plot is here: https://maps.app.goo.gl/AbCdEf123456' })
    await sendMessage({ message: 'مجھے دس مرلہ گھر بنانا ہے۔' })

    expect(await suspected.json()).toMatchObject({ success: 'true' })
    expect(await leadsIn(folder, 'home-messages.csv')).toHaveLength(2)
    expect(await leadsIn(folder, 'home-messages.suspected-spam.csv')).toMatchObject([
      { suspectedBecause: 'It contains HTML or forum code.' },
    ])
  })

  it('suspects the sixth message of a visitor within a minute', async () => {
    const { folder, sendMessage } = await newInbox()

    for (let count = 0; count < 7; count += 1) await sendMessage()

    expect(await leadsIn(folder, 'home-messages.csv')).toHaveLength(5)
    expect(await leadsIn(folder, 'home-messages.suspected-spam.csv')).toHaveLength(2)
  })
})
