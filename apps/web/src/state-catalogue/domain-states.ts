import type { CatalogueState } from './catalogue-state.ts'

// What no table derives: the states that the specification tells in words. One line a state.
const lines = `
sign-in:fields-missing | Nothing is sent while a field is empty; each says so.
sign-in:submitting | While the server thinks, the button turns and keeps its focus.
sign-in:session-expired | Whoever was signed out is told why they are here.
sign-in:captcha-missing | Without a solved challenge nothing is sent.
sign-in:captcha-expired | An expired challenge clears its token and starts over.
sign-in:captcha-failed | A broken challenge clears its token and starts over.
sign-in:email-not-verified | An unproven address opens the verification dialog.
sign-in:authenticator-asked | A member with an authenticator app is asked for its code.
verify-email:ready | The dialog names the address the code went to.
verify-email:resend-wait | Another code can be asked for after a minute.
sign-up:rules-broken | Each field says what is wrong with it.
sign-up:existing-member | Brought by a member: no how-heard questions, but a name.
sign-up:exco-offered | Without a referral the committee’s is offered.
sign-up:exco-requested | Once requested it is locked.
sign-up:social-media | Heard on social media: which account, and who if it was staff.
sign-up:online-ads | Heard from ads: which platform.
sign-up:other-source | Heard elsewhere: in their own words.
sign-up:family-office | Nigerian in no way: the family-office box and the Diaspora Pool terms.
sign-up:code-asked | A complete form opens the verification dialog.
forgot-password:sent | The answer is the same for a known and an unknown address.
forgot-password:failed | A refusal is told, and the address stays.
reset-password:no-link | Opened without a link, the page offers to ask for one.
reset-password:done | A new password leads to signing in.
session:profile-loading | A full-screen loader shows until it is known who is signed in.
session:profile-failed | A profile that can’t be read can be asked for again, or left.
shell:sidebar-wide | The sidebar with its words.
shell:sidebar-narrow | The sidebar with icons only.
shell:plans-listed | Contribute lists each plan, and the dollar fund in a new tab.
shell:mobile-menu | The phone’s menu, its wallet offering Withdraw.
shell:wallet-menu | The balance on the header opens the way to the wallet.
shell:wallet-failed | A balance that can’t be read is not shown as nothing.
shell:global-wallet | A global member sees dollars on the header.
shell:profile-menu | The profile menu with My Account and Logout.
shell:unread | The bell counts what is unread.
shell:none-unread | Nothing unread, no count.
overview:kyc-missing | Documents not handed in are asked for.
overview:address-missing | Only the missing document is asked for.
overview:verification-in-progress | Documents that wait say how long, and that contributing may begin.
overview:verification-blocks-contributing | A club that waits for approval doesn’t say that contributing may begin.
overview:validated | Approved documents need no card.
overview:global | A global member has no naira portfolio.
overview:no-portfolios | Nothing contributed yet.
overview:amounts-hidden | Amounts can be hidden from onlookers.
account:profile | What the club knows about the member.
account:kyc-missing | Each document that is missing.
account:kyc-submitted | Documents that are being checked.
account:kyc-approved | Documents that are approved.
account:kyc-rejected | Why a document was not taken.
account:bank | The accounts that withdrawals are paid to.
account:no-bank | No bank account yet.
account:name-differs | The words of a bank’s name that the membership name doesn’t have are marked.
account:banks-failed | The list of banks can be asked for again.
account:check-waiting | A dollar account is checked by the club before the first payout.
account:check-refused | The club can’t pay there, and says why.
account:withdrawals-paused | A changed account pauses withdrawals, and says until when.
account:security | Password, authenticator app, devices.
account:devices-failed | The devices can be asked for again.
account:details-locked | Approved documents lock who the member is.
account:global | A global member hears nothing of BVNs.
my-investments:usd | The address says which currency.
my-investments:global | A global member has dollars only.
transactions:usd | The address says which wallet.
transactions:global | A global member has a dollar wallet only.
transactions:filtered | What is chosen stands in the address.
transactions:none-match | No line like that: one press shows all again.
transactions:wallet-failed | A wallet that can’t be read can be asked for again.
notifications:unread | Only what is unread, by its address.
notifications:none-unread | Nothing is left to read.
notifications:one-read | Reading one, and the bell counts along.
notifications:all-read | Reading all of them at once.
notifications:not-read | A reading that failed is taken back and told.
my-investments-product:total-failed | A total that can’t be read is not shown as nothing.
my-investments-product:unknown | A plan that is not there leads to all of them.
portfolio:unknown | A portfolio that is not there leads to all of them.
portfolio:no-movements | Nothing has come in yet.
portfolio:movements-failed | Movements that can’t be read can be asked for again.
investment-report:usd | The address says which currency.
investment-report:global | A global member has dollars only.
investment-report:plans-failed | The plans can be asked for again; the sum stands.
wallet:usd | The address says which wallet.
wallet:global | A global member has a dollar wallet only.
wallet:owing | What a member owes the club is told, and is not available.
wallet:balance-failed | A balance that can’t be read can be asked for again.
wallet:withdrawals-failed | Withdrawals can be asked for again; the rest stands.
wallet:withdraw-asked | Where Withdraw leads as long as it is not there.
investment-pool:purple | A purple plan goes by type and currency.
investment-pool:empty | A plan the member has nothing in.
investment-pool:unknown | A plan that is not there leads to all of them.
getting-started:documents-checked | Documents that wait say so.
getting-started:all-done | Nothing is left but to contribute.
faqs:nothing-found | Words that no question has.
check-rate:ready | Dollars and their naira, with the rate and its day.
check-rate:old-rate | A rate that is older than the club trusts is called so.
check-rate:no-rate | Without a rate nothing is converted.
check-rate:failed | A rate that can’t be read can be asked for again.
modal:log-out | Leaving is asked first.
modal:terms | Changed terms can’t be closed, only accepted.
modal:terms-failed | Terms that could not be saved stay.
modal:kyc-update | Rejected documents with their reason.
modal:kyc-required | Contributing without documents says what to do.
modal:kyc-pending | Contributing before approval says what it waits for.
modal:survey | The survey, once a session.
modal:survey-dismissed | The cross hides the survey for the session.
screen:not-found | An unknown page inside the dashboard.
screen:not-found-public | An unknown page outside of it.
screen:unknown-auth | An unknown page under /auth.
screen:page-error | A page that broke.
screen:unexpected-error | A shell that broke.
screen:script-lost | A page whose script never came says so.
screen:loading-full | The full-screen logo while the profile comes.
screen:loading-inline | The inline logo while a page’s code comes.
`

export const domainStates: readonly CatalogueState[] = lines
  .trim()
  .split('\n')
  .map(line => {
    const [id = '', sentence = ''] = line.split(' | ')
    return { id, sentence }
  })
