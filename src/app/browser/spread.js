// Money that is spread over debts while one types its amount: the oldest first, and what somebody typed into one of them stays.
import { minorOf } from "./amounts.js"

const own = (share) => share.querySelector("input")
const isTyped = (share) => share.dataset.typed === "yes"

const formatted = (minor, { currency, digits, locale }) =>
  new Intl.NumberFormat(locale, { style: "currency", currency, minimumFractionDigits: digits }).format(
    minor / 10 ** digits
  )

const spread = (list) => {
  const form = list.closest("form")
  const currency = form.elements["currency"].value
  const shares = [...list.querySelectorAll("[data-share]")]
  const these = shares.filter((share) => share.dataset.currency === currency)
  const digits = Number((these[0] ?? shares[0]).dataset.digits)
  const amount = minorOf(form.elements["amount"].value, digits)
  const typed = these.filter(isTyped).map((share) => minorOf(own(share).value, digits) ?? 0)
  let left = (amount ?? 0) - typed.reduce((sum, minor) => sum + minor, 0)
  for (const share of shares) {
    if (isTyped(share)) continue
    const minor =
      share.dataset.currency === currency ? Math.max(0, Math.min(left, Number(share.dataset.balance))) : 0
    left -= minor
    own(share).value = minor > 0 ? (minor / 10 ** digits).toFixed(digits) : ""
  }
  form.elements["filled"].value = "yes"
  const output = list.querySelector("[data-spread-sum]")
  const money = (minor) => formatted(minor, { currency, digits, locale: list.dataset.locale })
  output.classList.toggle("bad", left < 0)
  output.textContent =
    amount === null
      ? ""
      : left < 0
        ? list.dataset.tooMuch.replace("{more}", money(-left))
        : list.dataset.said.replace("{applied}", money(amount - left)).replace("{credit}", money(left))
}

document.addEventListener("input", ({ target }) => {
  const form = target instanceof Element ? target.closest("form") : null
  const list = form?.querySelector("[data-spread]")
  if (!list) return
  const share = target.closest("[data-share]")
  if (share !== null) share.dataset.typed = target.value.trim() === "" ? "" : "yes"
  if (share !== null || target.name === "amount" || target.name === "currency") spread(list)
})
