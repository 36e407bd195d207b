/** The style of the reference: no font, image or script from anywhere. */
export const style = `
:root{color-scheme:light dark;--ink:#1b2430;--soft:#4d5a6b;--line:#d9dfe7;--page:#fff;--panel:#f5f7fa;--accent:#0b5cad;--mark:#fff3c4;
--code:#101826;--code-ink:#dfe7f3;--key:#8fc7ff;--string:#a8e6a1;--number:#ffc98f;--word:#d9b3ff;
--get:#0b5cad;--post:#13693a;--patch:#8a4b00;--badge:#fff;--ok:#13693a;--bad:#a32020}
@media (prefers-color-scheme:dark){:root{--ink:#e4eaf2;--soft:#a9b5c5;--line:#2c3848;--page:#0f151d;--panel:#172030;--accent:#7db8ff;--mark:#4a3f12;
--code:#0a0f16;--get:#7db8ff;--post:#7fd6a0;--patch:#ffbf70;--badge:#0f151d;--ok:#7fd6a0;--bad:#ff9d9d}}
*{box-sizing:border-box}
html{scroll-padding-top:1rem;-webkit-text-size-adjust:100%}
body{margin:0;color:var(--ink);background:var(--page);font:16px/1.6 system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;overflow-wrap:break-word}
a{color:var(--accent);text-underline-offset:.15em}
a:focus-visible,summary:focus-visible{outline:3px solid var(--accent);outline-offset:2px;border-radius:3px}
.skip{position:absolute;left:-999px}.skip:focus{left:1rem;top:1rem;z-index:2;background:var(--page);padding:.5rem 1rem}
code,pre,kbd{font:.875em/1.55 ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace}
:not(pre)>code{background:var(--panel);border:1px solid var(--line);border-radius:4px;padding:.05em .3em}
pre{margin:.5rem 0 1rem;padding:.9rem 1rem;background:var(--code);color:var(--code-ink);border-radius:8px;white-space:pre-wrap;overflow-wrap:anywhere;tab-size:2}
pre i{font-style:normal}.k{color:var(--key)}.s{color:var(--string)}.n{color:var(--number)}.w{color:var(--word)}
h1,h2,h3,h4{line-height:1.25;margin:0 0 .6rem}
.heading h3{min-width:0;overflow-wrap:anywhere}
h1{font-size:2.1rem}h2{font-size:1.6rem}h3{font-size:1.25rem}
h4{font-size:.8rem;text-transform:uppercase;letter-spacing:.06em;color:var(--soft);margin-top:1.6rem}
p{margin:0 0 .8rem}ul{padding-left:1.3rem;margin:0 0 .8rem}li{margin:.25rem 0}
.frame{display:grid;grid-template-columns:18rem minmax(0,1fr)}
.side{position:sticky;top:0;height:100vh;overflow-y:auto;padding:1.5rem 1rem 2rem 1.5rem;border-right:1px solid var(--line);background:var(--panel);font-size:.9rem}
.side .name,.mobile .name{font-weight:700;font-size:1.15rem;color:inherit;text-decoration:none}
.contents p{margin:1.3rem 0 .3rem;font-weight:600}.contents ul{list-style:none;margin:0;padding:0}.contents li{margin:0}
.contents p a{color:inherit;text-decoration:none}
.contents li a{display:flex;gap:.5rem;align-items:baseline;padding:.22rem .5rem;border-radius:5px;color:inherit;text-decoration:none}
.contents a:hover{background:var(--line)}
.mobile{display:none}
main{padding:2.5rem clamp(1rem,4vw,4rem) 5rem;max-width:100rem}
main>header{margin-bottom:2.5rem}
.lead{font-size:1.15rem;color:var(--soft)}
.prose{max-width:48rem}
section{margin-bottom:3.5rem}
section.group{border-top:1px solid var(--line);padding-top:2.5rem}
article{border-top:1px solid var(--line);padding-top:2rem;margin-top:2rem}
section.group>article:first-of-type{border-top:0;padding-top:.5rem}
.two{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,30rem);gap:0 2.5rem}
.try{position:sticky;top:1rem;align-self:start}
.try h4:first-child{margin-top:0}
.heading{display:flex;gap:.6rem;align-items:baseline;flex-wrap:wrap}
.heading .self,h2 .self{color:var(--soft);text-decoration:none;opacity:0;font-weight:400}
.heading:hover .self,h2:hover .self,.self:focus{opacity:1}
.route{display:flex;gap:.6rem;align-items:baseline;flex-wrap:wrap;margin-bottom:.9rem}
.route>code{font-size:.95rem;font-weight:600;background:none;border:0;padding:0}
.badge{font:700 .7rem/1.5 ui-monospace,Menlo,Consolas,"DejaVu Sans Mono",monospace;color:var(--badge);border-radius:4px;padding:.1rem .4rem;text-transform:uppercase}
.get{background:var(--get)}.post{background:var(--post)}.patch{background:var(--patch)}
.contents .badge{min-width:3.1rem;text-align:center;flex:none}
.scope{font-size:.85rem;color:var(--soft)}
table{border-collapse:collapse;width:100%;margin:.5rem 0 1rem;font-size:.92rem}
caption{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
th,td{text-align:left;vertical-align:top;padding:.55rem .8rem .55rem 0;border-bottom:1px solid var(--line)}
thead th{font-size:.8rem;color:var(--soft);font-weight:600}
.fields tbody th{width:36%;font-weight:400}.fields p{margin:0}
.fields tbody th code{font-weight:600;background:none;border:0;padding:0}
.type{display:block;font-size:.85rem;color:var(--soft)}
.required{font-size:.75rem;font-weight:600;color:var(--bad)}
.fields p.facts,.facts{font-size:.85rem;color:var(--soft);margin-top:.25rem}
.facts code{font-size:.9em;overflow-wrap:anywhere}
.route>code{overflow-wrap:anywhere}td code{overflow-wrap:anywhere}td:first-child code{overflow-wrap:normal;white-space:nowrap}
details{border:1px solid var(--line);border-radius:8px;margin:.5rem 0;background:var(--page)}
summary{cursor:pointer;padding:.5rem .8rem;display:flex;gap:.3rem .7rem;align-items:baseline;flex-wrap:wrap}
summary::before{content:"";border:.3em solid transparent;border-left-color:var(--soft);transform:translateX(.1em)}
details[open]>summary::before{transform:rotate(90deg)}
summary::-webkit-details-marker{display:none}
summary b{color:var(--bad)}summary code{font-size:.8em}
details>div{padding:.2rem .9rem .6rem}
.ok{color:var(--ok);font-weight:700}
.headers{font-size:.88rem;color:var(--soft)}
:target{scroll-margin-top:1rem}
article:target>header h3,section:target>h2{background:var(--mark);box-shadow:0 0 0 .25rem var(--mark);border-radius:2px}
details:target{border-color:var(--accent)}
footer{color:var(--soft);border-top:1px solid var(--line);padding-top:1rem}
@media (max-width:80rem){.two{grid-template-columns:minmax(0,1fr)}.try{position:static}}
@media (max-width:56rem){.frame{display:block}.side{display:none}
.mobile{display:block;background:var(--panel);border-bottom:1px solid var(--line);padding:.8rem 1rem}
.mobile details{margin:.6rem 0 0}main{padding-top:1.5rem}h1{font-size:1.7rem}h2{font-size:1.35rem}
.fields tbody th{width:38%}.fields{font-size:.88rem}th,td{padding-right:.5rem}}
@media print{.side,.mobile,.skip,.self{display:none}.frame,.two{display:block}main{padding:0;max-width:none}
body{font-size:10pt;color:#000}pre{background:#fff;color:#000;border:1px solid #bbb}pre i{color:inherit}
article,section.group{break-before:auto}pre,tr,summary{break-inside:avoid}h2,h3,h4{break-after:avoid}
details::details-content{content-visibility:visible;block-size:auto}a{color:inherit}}
`
