// Money in, with a script: sums while one types, and the progress of an upload.
import { minorOf } from "./amounts.js"
import { word } from "./words.js"

// --- Sums -----------------------------------------------------------------------------------------------------------

const rowsOf = (list) => [...list.querySelectorAll("[data-debt]")]
const boxOf = (row) => row.querySelector("input[type=checkbox]")
const amountOf = (row) => row.querySelector("input[inputmode=decimal]")

/** What is chosen together; null where an amount is none. */
const sumOf = (list, without) => {
  const digits = Number(list.dataset.digits)
  let sum = 0
  for (const row of rowsOf(list)) {
    if (row === without || !boxOf(row).checked) continue
    const minor = minorOf(amountOf(row).value, digits)
    if (minor === null) return null
    sum += minor
  }
  return sum
}

const showSum = (list) => {
  const output = list.closest("form")?.querySelector("[data-sum]")
  if (!output) return
  const { currency, digits, left, locale } = list.dataset
  const format = new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    minimumFractionDigits: Number(digits)
  })
  const money = (minor) => format.format(minor / 10 ** Number(digits))
  const sum = sumOf(list)
  const rest = Number(left) - (sum ?? 0)
  output.classList.toggle("bad", sum === null || rest < 0)
  output.textContent =
    sum === null
      ? word("unreadable")
      : sum === 0
        ? word("applicable", { amount: money(Number(left)) })
        : rest < 0
          ? word("tooMuch", { amount: money(sum), more: money(-rest) })
          : word("left", { amount: money(sum), left: money(rest) })
}

document.addEventListener("input", ({ target }) => {
  const row = target instanceof Element ? target.closest("[data-debt]") : null
  const list = row?.closest("[data-allocate]")
  if (!list) return
  const digits = Number(list.dataset.digits)
  if (target === boxOf(row)) {
    const rest = Number(list.dataset.left) - (sumOf(list, row) ?? 0)
    const usual = Math.max(0, Math.min(Number(row.dataset.balance), rest))
    amountOf(row).value = target.checked && usual > 0 ? (usual / 10 ** digits).toFixed(digits) : ""
  } else boxOf(row).checked = target.value.trim() !== ""
  showSum(list)
})

// --- Uploads --------------------------------------------------------------------------------------------------------

const uploadOf = (target) => (target instanceof Element ? target.closest("form.upload") : null)

const showProgress = (form, text, part) => {
  const box = form.querySelector("[data-progress]")
  if (box === null) return
  box.hidden = false
  const bar = box.querySelector("progress")
  if (part === null) bar.removeAttribute("value")
  else bar.value = part
  const said = box.querySelector("[role=status]")
  if (said.textContent !== text) said.textContent = text
}

/** What of a page says how far a file in work is, as it stands now; null where none is. */
const inWork = async (address) => {
  const response = await fetch(address)
  const page = new DOMParser().parseFromString(await response.text(), "text/html")
  return page.querySelector("[data-again]")
}

const LOOK_AGAIN_MILLIS = 2000

/** While an upload is worked on, its form says how far it is. */
const watchUpload = (form) => {
  setTimeout(async () => {
    if (!form.isConnected) return
    const box = await inWork(form.action).catch(() => null)
    const { matched, transactions } = box?.dataset ?? {}
    if (form.isConnected && transactions > 0)
      showProgress(form, word("matched", { matched, transactions }), (matched / transactions) * 100)
    watchUpload(form)
  }, LOOK_AGAIN_MILLIS)
}

document.addEventListener("htmx:xhr:progress", ({ detail, target }) => {
  const form = uploadOf(target)
  // The answer has a progress of its own.
  if (form === null || form.dataset.isSent === "yes" || !detail.lengthComputable) return
  const part = Math.floor((detail.loaded / detail.total) * 100)
  showProgress(form, word("sent", { part }), part)
})
document.addEventListener("htmx:xhr:loadend", ({ target }) => {
  const form = uploadOf(target)
  if (form === null || form.dataset.isSent === "yes") return
  form.dataset.isSent = "yes"
  showProgress(form, word("reading"), null)
  watchUpload(form)
})

// A page that shows a file in work looks again until it is done.
let watch
const watchPage = () => {
  clearTimeout(watch)
  const box = document.querySelector("[data-again]")
  if (box === null) return
  watch = setTimeout(async () => {
    const next = document.hidden ? box : await inWork(location.href).catch(() => box)
    if (!box.isConnected) return
    if (next === null) location.reload()
    else {
      if (next !== box) box.replaceWith(next)
      watchPage()
    }
  }, LOOK_AGAIN_MILLIS)
}

// Files that are dropped anywhere on the form are sent at once.
document.addEventListener("dragover", (event) => {
  const form = uploadOf(event.target)
  if (form === null) return
  event.preventDefault()
  form.classList.add("over")
})
document.addEventListener("dragleave", ({ relatedTarget, target }) => {
  const form = uploadOf(target)
  if (form !== null && uploadOf(relatedTarget) !== form) form.classList.remove("over")
})
document.addEventListener("drop", (event) => {
  const form = uploadOf(event.target)
  if (form === null || event.dataTransfer === null || event.dataTransfer.files.length === 0) return
  event.preventDefault()
  form.classList.remove("over")
  form.querySelector("input[type=file]").files = event.dataTransfer.files
  form.requestSubmit()
})

// --- After each change of page --------------------------------------------------------------------------------------

const arrive = () => {
  watchPage()
  for (const list of document.querySelectorAll("[data-allocate]")) if (sumOf(list) !== 0) showSum(list)
}
document.addEventListener("DOMContentLoaded", arrive)
document.addEventListener("htmx:afterSettle", ({ target }) => {
  if (target === document.body) arrive()
})
