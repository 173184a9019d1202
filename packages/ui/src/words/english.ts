import { accountHolderWords } from '../account-number/account-holder.words.ts'
import { accountNumberWords } from '../account-number/account-number.words.ts'
import { amountFieldWords } from '../amount-field/amount-field.words.ts'
import { amountPrivacyToggleWords } from '../amount-privacy-toggle/amount-privacy-toggle.words.ts'
import { bankPlateWords } from '../bank-plate/bank-plate.words.ts'
import { bannerWords } from '../banner/banner.words.ts'
import { breadcrumbsWords } from '../breadcrumbs/breadcrumbs.words.ts'
import { buttonWords } from '../button/button.words.ts'
import { cardPlateWords } from '../card-plate/card-plate.words.ts'
import { chartWords } from '../chart/chart.words.ts'
import { copyButtonWords } from '../copy-button/copy-button.words.ts'
import { dataTableWords } from '../data-table/data-table.words.ts'
import { calendarWords } from '../date-field/calendar.words.ts'
import { dateFieldWords } from '../date-field/date-field.words.ts'
import { errorScreenWords } from '../error-screen/error-screen.words.ts'
import { fileDropWords } from '../file-drop/file-drop.words.ts'
import { filesDropWords } from '../files-drop/files-drop.words.ts'
import { growthCurveWords } from '../growth-curve/growth-curve.words.ts'
import { listWords } from '../listbox/list.words.ts'
import { loadingScreenWords } from '../loading-screen/loading-screen.words.ts'
import { moneyWords } from '../money/money.words.ts'
import { monthPickerWords } from '../month-picker/month-picker.words.ts'
import { navigationGroupWords } from '../navigation-group/navigation-group.words.ts'
import { notFoundScreenWords } from '../not-found-screen/not-found-screen.words.ts'
import { otpFieldWords } from '../otp-field/otp-field.words.ts'
import { overlayWords } from '../overlay/overlay.words.ts'
import { paginationWords } from '../pagination/pagination.words.ts'
import { passwordFieldWords } from '../password-field/password-field.words.ts'
import { phoneFieldWords } from '../phone-field/phone-field.words.ts'
import { photoWords } from '../photo/photo.words.ts'
import { receiptSheetWords } from '../receipt-sheet/receipt-sheet.words.ts'
import { selectFieldWords } from '../select-field/select-field.words.ts'
import { sideNavigationWords } from '../side-navigation/side-navigation.words.ts'
import { stepperWords } from '../stepper/stepper.words.ts'
import { linkWords } from '../text-link/link.words.ts'
import { themeToggleWords } from '../theme/theme-toggle.words.ts'
import { timelineWords } from '../timeline/timeline.words.ts'
import { toasterWords } from '../toast/toaster.words.ts'
import { transferReferenceWords } from '../transfer-reference/transfer-reference.words.ts'
import { wayToPayWords } from '../way-to-pay/way-to-pay.words.ts'
import { wizardWords } from '../wizard/wizard.words.ts'
import { workTableWords } from '../work-table/work-table.words.ts'

/** All there is to translate. Only translators and tests need it whole: each part brings its own section. */
export const english = {
  locale: 'en-NG',
  words: {
    accountHolder: accountHolderWords,
    accountNumber: accountNumberWords,
    amountField: amountFieldWords,
    amountPrivacyToggle: amountPrivacyToggleWords,
    bankPlate: bankPlateWords,
    banner: bannerWords,
    breadcrumbs: breadcrumbsWords,
    button: buttonWords,
    calendar: calendarWords,
    cardPlate: cardPlateWords,
    chart: chartWords,
    copyButton: copyButtonWords,
    dataTable: dataTableWords,
    dateField: dateFieldWords,
    errorScreen: errorScreenWords,
    fileDrop: fileDropWords,
    filesDrop: filesDropWords,
    growthCurve: growthCurveWords,
    link: linkWords,
    list: listWords,
    loadingScreen: loadingScreenWords,
    money: moneyWords,
    monthPicker: monthPickerWords,
    navigationGroup: navigationGroupWords,
    notFoundScreen: notFoundScreenWords,
    otpField: otpFieldWords,
    overlay: overlayWords,
    pagination: paginationWords,
    passwordField: passwordFieldWords,
    phoneField: phoneFieldWords,
    photo: photoWords,
    receiptSheet: receiptSheetWords,
    selectField: selectFieldWords,
    sideNavigation: sideNavigationWords,
    stepper: stepperWords,
    themeToggle: themeToggleWords,
    timeline: timelineWords,
    toaster: toasterWords,
    transferReference: transferReferenceWords,
    wayToPay: wayToPayWords,
    wizard: wizardWords,
    workTable: workTableWords,
  },
}
