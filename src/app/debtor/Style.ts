/** The style and the script of the debtor's page, inside it: nothing else is loaded. Neither may hold `<`, `&` or `"`. */
import { createHash } from "node:crypto"

/** Colours are those of the application. */
export const style = `
:root{color-scheme:light dark;--accent:#0b5d57;--accent-strong:#084843;--on-accent:#fff;--surface:#fff;--page:#f6f7f9;--line:#dfe3e8;--edge:#7d8794;--ink:#18212b;--muted:#55616f;--good:#12663a;--good-soft:#e2f4e9;--bad:#b3261e;--bad-soft:#fce8e6;--info:#1b559c;--info-soft:#e5effb}
@media (prefers-color-scheme:dark){:root{--accent:#5cc8bd;--accent-strong:#8adbd2;--on-accent:#06201d;--surface:#171d25;--page:#0f141a;--line:#2c3541;--edge:#7f8b99;--ink:#e6ebf1;--muted:#a3b0be;--good:#7fd6a2;--good-soft:#12301f;--bad:#ff9d94;--bad-soft:#3d1815;--info:#8fbcf5;--info-soft:#14283f}}
*{box-sizing:border-box}
body{margin:0;font:1rem/1.5 system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif;color:var(--ink);background:var(--page);overflow-wrap:anywhere}
h1,h2,h3,p,dl,dd,ul{margin:0;padding:0}
ul{list-style:none}
address{font-style:normal;display:grid;gap:.2rem}
#said:empty{display:none}
h1{font-size:1.6rem;line-height:1.25}
h2{font-size:1.15rem}
h3{font-size:1rem}
a{color:var(--accent)}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
.top{background:var(--surface);border-bottom:1px solid var(--line)}
.top div,main,footer{max-width:64rem;margin:0 auto;padding:1rem}
.top p:first-child{font-weight:700;font-size:1.1rem}
.quiet{color:var(--muted)}
.quiet,small{font-size:.9rem}
main:not(.two){max-width:42rem}
main{display:grid;gap:1rem;grid-template-columns:minmax(0,1fr)}
.card{background:var(--surface);border:1px solid var(--line);border-radius:.75rem;padding:1rem 1.25rem;display:grid;gap:.75rem;align-content:start}
.column,.list{display:grid;gap:1rem;align-content:start}
.figure{font-size:1.9rem;font-weight:700;line-height:1.2;font-variant-numeric:tabular-nums}
.row{display:flex;flex-wrap:wrap;gap:.25rem 1rem;justify-content:space-between;align-items:baseline}
.row .balance{font-weight:700;font-size:1.15rem;font-variant-numeric:tabular-nums;margin-left:auto}
.text{white-space:pre-line}
.badge{display:inline-block;padding:.05rem .6rem;border-radius:1rem;font-size:.9rem;background:var(--info-soft);color:var(--info)}
.badge.late{background:var(--bad-soft);color:var(--bad)}
.notice{border-radius:.5rem;padding:.6rem 1rem;background:var(--good-soft);color:var(--good)}
.notice.state{background:var(--info-soft);color:var(--info)}
.notice.bad{background:var(--bad-soft);color:var(--bad)}
.notice a{color:inherit}
.facts{display:grid;gap:.6rem}
.facts dt{color:var(--muted);font-size:.9rem}
.facts dd{display:flex;flex-wrap:wrap;gap:.25rem .75rem;align-items:center;font-size:1.05rem}
.facts .value{user-select:all;-webkit-user-select:all}
.number{font-variant-numeric:tabular-nums}
.qr{display:block;width:min(100%,15rem);height:auto;border-radius:.5rem;border:1px solid var(--line)}
.transfer{display:grid;gap:.75rem}
.transfer+.transfer,.transfer+.facts{border-top:1px solid var(--line);padding-top:.75rem}
figure{margin:0;display:grid;gap:.4rem}
.actions .button,.actions summary{padding:.35rem .8rem;font-size:.95rem}
.actions{display:flex;flex-wrap:wrap;gap:.5rem;align-items:flex-start}
.button,button,summary{font:inherit;display:inline-block;padding:.5rem 1rem;border:1px solid var(--edge);border-radius:.5rem;color:var(--ink);background:var(--surface);cursor:pointer;text-decoration:none;line-height:1.4;list-style:none}
summary::-webkit-details-marker{display:none}
.button.main,.send{color:var(--on-accent);background:var(--accent);border-color:var(--accent);font-weight:600;text-align:center}
.button.main:hover,.send:hover{background:var(--accent-strong)}
.copy{padding:.15rem .7rem;font-size:.9rem}
[hidden]{display:none}
details[open]{flex-basis:100%}
details[open]>summary{border-style:dashed}
form{display:grid;gap:.5rem;justify-items:start}
details form{padding-top:.75rem}
label{font-weight:600}
input,textarea{font:inherit;width:100%;padding:.5rem .7rem;border:1px solid var(--edge);border-radius:.5rem;color:var(--ink);background:var(--surface)}
input{max-width:14rem}
[aria-invalid]{border-color:var(--bad);border-width:2px}
.problem{color:var(--bad);font-weight:600}
.channel{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;justify-content:space-between}
.hide{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.plain{max-width:34rem;margin:10vh auto 0;padding:0 1.5rem}
@media (min-width:56rem){main.two{grid-template-columns:minmax(0,3fr) minmax(0,2fr);align-items:start}main.two>.wide{grid-column:1/-1}.button.main.down{display:none}}
@media print{.actions,.copy,form{display:none}}
`

/** Copy buttons show themselves only where they can work: the text beside them can always be selected. */
export const script = `
(function(){
if(!navigator.clipboard)return;
var said=document.getElementById('copied');
document.querySelectorAll('[data-copy]').forEach(function(button){
var label=button.textContent,timer;
button.hidden=false;
button.addEventListener('click',function(){
navigator.clipboard.writeText(button.dataset.copy).then(function(){
button.textContent=button.dataset.done;
if(said)said.textContent=button.dataset.done;
clearTimeout(timer);
timer=setTimeout(function(){button.textContent=label;if(said)said.textContent=''},2000)
})
})
})
})()
`

const hashOf = (text: string): string =>
  `'sha256-${createHash("sha256").update(text, "utf8").digest("base64")}'`

/** The policy of the page: its own style and script to the letter, forms to itself, and nothing from elsewhere. */
export const contentSecurityPolicy = [
  "default-src 'none'",
  `script-src ${hashOf(script)}`,
  `style-src ${hashOf(style)}`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'"
].join("; ")
