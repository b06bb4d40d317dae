// donjon, rules 1.0.2, with the engine they were played on (30fa7981). Built by `npm run keep-rules`, never edited.
var e = Object.defineProperty, t = (t, n) => {
	let r = {};
	for (var i in t) e(r, i, {
		get: t[i],
		enumerable: !0
	});
	return n || e(r, Symbol.toStringTag, { value: "Module" }), r;
}, n = class {
	count = 0;
	list = [];
	refused = void 0;
	add(e, t, n) {
		t === void 0 ? this.list[this.count++] = e : this.refused !== void 0 && this.refused.push(n === void 0 ? {
			rule: t,
			option: e
		} : {
			rule: t,
			option: e,
			params: n()
		});
	}
	none(e, t) {
		if (this.refused !== void 0) for (let n of e) this.refused.push({
			rule: t,
			option: n
		});
	}
	has(e) {
		for (let t = 0; t < this.count; t++) if (this.list[t] === e) return !0;
		return !1;
	}
	toArray() {
		return this.list.slice(0, this.count);
	}
};
function r(e) {
	if (typeof e != "object" || !e) return e;
	if (Array.isArray(e)) return e.map((e) => r(e));
	let t = {};
	for (let n of Object.keys(e)) i(t, n, r(e[n]));
	return t;
}
function i(e, t, n) {
	t === "__proto__" ? Object.defineProperty(e, t, {
		value: n,
		enumerable: !0,
		configurable: !0,
		writable: !0
	}) : e[t] = n;
}
var a = (e, t, n, r) => r === void 0 || r.length === 0 ? {
	kind: e,
	seat: t,
	steps: n
} : {
	kind: e,
	seat: t,
	steps: n,
	texts: r
}, o = /* @__PURE__ */ new Map();
function s(e, t, n) {
	let r = n === void 0 ? e : `${n}?${e}`, i = o.get(r) ?? [];
	return i.length === 0 && o.set(r, i), i[t] ??= n === void 0 ? {
		kind: e,
		seat: t,
		optional: !1
	} : {
		kind: e,
		seat: t,
		optional: !0,
		beside: n
	}, i[t];
}
var c = (e) => Array.from({ length: 8 }, (t, n) => [s(e, n)]), l = [], u = (e, t, n) => e.core.aside.find((e) => e.kind === t && e.seat === n), d = (e, t, n) => u(e, t, n)?.steps ?? l, f = (e, t, n) => (e?.texts ?? []).filter(({ step: e }) => e < t).concat(n === void 0 ? [] : {
	step: t,
	text: n
});
function p(e, t, n, r, i = []) {
	e.core.aside = e.core.aside.filter((e) => e.kind !== t || e.seat !== n), r.length > 0 && e.core.aside.push(a(t, n, r, i));
}
function m(e, t, r, i) {
	let a = d(t, r, i);
	if (a.length === 0) return l;
	let o = e.beside[r];
	if (o.fitting !== void 0) {
		let e = o.fitting(t, i, a);
		return e === a.length ? a : a.slice(0, e);
	}
	let s = new n();
	for (let e = 0; e < a.length; e++) if (s.count = 0, o.options(t, i, a.slice(0, e), s), !s.has(a[e])) return a.slice(0, e);
	return a;
}
var h = (e, t, n, r) => d(t, n, r).length - m(e, t, n, r).length;
function ee(e, t, n) {
	for (let r of t.core.stack) {
		let t = e.procedures[r.proc].quiet;
		if (t === !0 || t?.includes(n)) return !1;
	}
	return !0;
}
function te(e, t, r) {
	let i = [], a = new n();
	for (let n of e.besides) {
		if (!ee(e, t, n)) continue;
		let o = e.beside[n];
		for (let c = r ?? 0; c < (r === void 0 ? t.core.answered.length : r + 1); c++) {
			let r = m(e, t, n, c), l = o.step(t, c, r);
			l !== void 0 && (a.count = 0, o.options(t, c, r, a), a.count > 0 && i.push(s(l, c, n)));
		}
	}
	return i;
}
function ne(e, t, n, r) {
	e.beside[n.beside].options(t, n.seat, m(e, t, n.beside, n.seat), r);
}
function re(e, t, n, r, i) {
	let [a, o] = [n.beside, n.seat], s = e.beside[a], c = m(e, t, a, o), d = [...c, r], h = f(u(t, a, o), c.length, i), ee = s.step(t, o, d) === void 0;
	return p(t, a, o, ee ? l : d, h), ee ? s.carryOut(t, o, d, h.at(-1)?.text) : void 0;
}
function g(e, { beside: t, seat: n }, r, i) {
	let a = d(e, t, n);
	p(e, t, n, [...a, r], f(u(e, t, n), a.length, i));
}
var ie = (e, t, { beside: n, seat: r }, i) => ee(e, t, n) && m(e, t, n, r).length > i, ae = (e, t, n) => e.beside[n.beside].step(t, n.seat, m(e, t, n.beside, n.seat)) === n.kind, oe = (e, t, n, r) => e.beside[n.beside].step(t, n.seat, [...m(e, t, n.beside, n.seat), r]) === void 0;
function se(e, t, n) {
	let r = ({ kind: r }) => ee(e, t, r) && m(e, t, r, n).length > 0, i = t.core.aside.findLast((e) => e.seat === n && r(e));
	if (i === void 0) return;
	let a = m(e, t, i.kind, n).slice(0, -1);
	return p(t, i.kind, n, a, f(i, a.length)), i.kind;
}
var ce = [], le = [], ue, de = (e) => void ce.push(e), fe = (e) => void le.push(e), pe = (e) => void ue?.(e()), me = () => le.length === 0 ? he : le.splice(0), he = [];
function ge(e) {
	for (let t = ce.pop(); t !== void 0; t = ce.pop()) e.push(t);
}
function _e(e, t, n) {
	ce.length > 0 && ge(n);
	for (let r = n[n.length - 1]; r !== void 0; r = n[n.length - 1]) {
		let i = e.procedures[r.proc].next(t, r, e);
		if (i === "wait") {
			if (ce.length === 0) return;
		} else i === "done" ? n.pop() : i !== "on" && n.push(i);
		ce.length > 0 && ge(n);
	}
}
var ve = [];
function ye(e, t) {
	let n = t.core.stack[t.core.stack.length - 1];
	return n === void 0 ? ve : e.procedures[n.proc].asks(t, n, e);
}
function be(e, t) {
	let n = ye(e, t);
	return e.besides.length === 0 || n.length === 0 ? n : [...n, ...te(e, t)];
}
function xe(e, t, n, r = ye(e, t)) {
	let i = r.filter((e) => e.seat === n);
	return e.besides.length === 0 || r.length === 0 ? i : [...i, ...te(e, t, n)];
}
function Se(e, t, n, r) {
	if (r.count = 0, n.optional) ne(e, t, n, r);
	else {
		let i = t.core.stack[t.core.stack.length - 1];
		e.procedures[i.proc].options(t, i, n, r, e);
	}
	return r;
}
var Ce = (e, t, r) => Se(e, t, r, new n()).toArray();
function we(e, t, n, r, i, a) {
	t.core.answered[n.seat]++, Ee(e, t, i, n, r, a);
}
var Te = (e, t, n) => Ee(e, t, n);
function Ee(e, t, n, r, i = "", a) {
	let o = ue;
	ue = n;
	let { stack: s } = t.core;
	try {
		if (r !== void 0) {
			if (r.optional) {
				let n = re(e, t, r, i, a);
				n !== void 0 && de(n);
			} else {
				let n = s[s.length - 1];
				e.procedures[n.proc].answer(t, n, r, i, e, a);
			}
		}
		if (_e(e, t, s), le.length > 0) throw Error("`later` was called outside a lane");
	} finally {
		ue = o, ce.length > 0 && (ce.length = 0), le.length > 0 && (le.length = 0);
	}
}
var De = /[\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/u;
function Oe(e) {
	if (typeof e != "string" || e.length > 560) return;
	let t = e.normalize("NFC").trim();
	return t !== "" && !De.test(t) && [...t].length <= 140 ? t : void 0;
}
var ke = 1540;
function Ae(e) {
	if (typeof e == "string") {
		if (e.length > ke) return;
		let t = /^(0|[1-9]\d{0,8}) ([^\s]+) ([^\s]+)(?: (".*"))?$/.exec(e);
		if (t === null) return;
		let [, n, r, i, a] = t, o = a === void 0 ? {} : { text: je(a) };
		return Ae({
			n: Number(n),
			kind: r,
			option: i,
			...o
		});
	}
	if (typeof e != "object" || !e) return;
	let { kind: t, option: n, n: r, text: i } = e;
	if (typeof t != "string" || typeof n != "string" || typeof r != "number" || t.length > 200 || n.length > 200 || !Number.isSafeInteger(r)) return;
	if (i === void 0) return {
		kind: t,
		option: n,
		n: r
	};
	let a = Oe(i);
	return a === void 0 ? void 0 : {
		kind: t,
		option: n,
		n: r,
		text: a
	};
}
function je(e) {
	try {
		return JSON.parse(e);
	} catch {
		return null;
	}
}
var Me = (e, t) => typeof t == "number" && Number.isInteger(t) && t >= 0 && t < e.core.answered.length;
function Ne(e, t, n, r) {
	if (!Me(t, n)) return Pe("ENG-NO-SUCH-SEAT");
	let i = Ae(r);
	if (i === void 0) return Pe("ENG-MALFORMED");
	if (t.core.stack.length === 0) return Pe("ENG-OVER");
	if (i.n !== t.core.answered[n]) return Pe("ENG-LATE");
	let a = be(e, t).find((e) => e.seat === n && e.kind === i.kind);
	return a === void 0 ? Pe("ENG-NOT-ASKED") : i.text !== void 0 && e.asks[a.kind]?.sentence !== !0 ? Pe("ENG-TEXT-2") : Ce(e, t, a).includes(i.option) ? {
		ask: a,
		answer: i
	} : { refused: Fe(e, t, a).find((e) => e.option === i.option) ?? {
		rule: "ENG-NOT-OFFERED",
		option: i.option
	} };
}
var Pe = (e) => ({ refused: { rule: e } });
function Fe(e, t, r) {
	let i = new n();
	return i.refused = [], Se(e, t, r, i), i.refused;
}
function Ie(e, t, n, r = !1) {
	if (!Me(t, n)) return Pe("ENG-NO-SUCH-SEAT");
	let i = e.copy(t), a = i.core.stack.at(-1), o = () => a !== void 0 && (e.procedures[a.proc].takeBack?.(i, a, n, e) ?? !1), s = r && o(), c = s ? void 0 : se(e, i, n);
	return s ||= c !== void 0 || !r && o(), s ? (i.core.answered[n]++, c === void 0 ? { state: i } : {
		state: i,
		beside: c
	}) : Pe("ENG-NOTHING-TO-TAKE-BACK");
}
var Le = (e) => Int32Array.from(e.match(/.{8}/g), (e) => Number.parseInt(e, 16) | 0), Re = Le("6a09e667bb67ae853c6ef372a54ff53a510e527f9b05688c1f83d9ab5be0cd19"), ze = Le("428a2f9871374491b5c0fbcfe9b5dba53956c25b59f111f1923f82a4ab1c5ed5d807aa9812835b01243185be550c7dc372be5d7480deb1fe9bdc06a7c19bf174e49b69c1efbe47860fc19dc6240ca1cc2de92c6f4a7484aa5cb0a9dc76f988da983e5152a831c66db00327c8bf597fc7c6e00bf3d5a7914706ca63511429296727b70a852e1b21384d2c6dfc53380d13650a7354766a0abb81c2c92e92722c85a2bfe8a1a81a664bc24b8b70c76c51a3d192e819d6990624f40e3585106aa07019a4c1161e376c082748774c34b0bcb5391c0cb34ed8aa4a5b9cca4f682e6ff3748f82ee78a5636f84c878148cc7020890befffaa4506cebbef9a3f7c67178f2"), Be = /* @__PURE__ */ new Int32Array(64), Ve = (e, t) => e >>> t | e << 32 - t, He = /* @__PURE__ */ new Uint8Array(972), Ue = /* @__PURE__ */ new Int32Array(8);
function We(e) {
	let t = e.length * 3 + 72, n = t <= He.length ? He : new Uint8Array(t), r = Ke(e, n), i = ((r + 8 >> 6) + 1) * 64;
	n.fill(0, r, i), n[r] = 128, n[i - 5] = r / 2 ** 29;
	for (let e = 0; e < 4; e++) n[i - 1 - e] = r << 3 >>> 8 * e;
	Ue.set(Re);
	for (let e = 0; e < i; e += 64) Ge(Ue, n, e);
	return Ue;
}
function Ge(e, t, n) {
	for (let e = 0; e < 16; e++) {
		let r = n + e * 4;
		Be[e] = t[r] << 24 | t[r + 1] << 16 | t[r + 2] << 8 | t[r + 3];
	}
	for (let e = 16; e < 64; e++) {
		let t = Be[e - 15], n = Be[e - 2], r = Ve(t, 7) ^ Ve(t, 18) ^ t >>> 3, i = Ve(n, 17) ^ Ve(n, 19) ^ n >>> 10;
		Be[e] = Be[e - 16] + r + Be[e - 7] + i;
	}
	let r = e[0], i = e[1], a = e[2], o = e[3], s = e[4], c = e[5], l = e[6], u = e[7];
	for (let e = 0; e < 64; e++) {
		let t = Ve(s, 6) ^ Ve(s, 11) ^ Ve(s, 25), n = u + t + (s & c ^ ~s & l) + ze[e] + Be[e] | 0, d = (Ve(r, 2) ^ Ve(r, 13) ^ Ve(r, 22)) + (r & i ^ r & a ^ i & a) | 0;
		u = l, l = c, c = s, s = o + n | 0, o = a, a = i, i = r, r = n + d | 0;
	}
	e[0] += r, e[1] += i, e[2] += a, e[3] += o, e[4] += s, e[5] += c, e[6] += l, e[7] += u;
}
function Ke(e, t) {
	let n = 0;
	for (let r = 0; r < e.length; r++) {
		let i = e.codePointAt(r), a = i >= 55296 && i <= 57343 ? 65533 : i;
		a < 128 ? t[n++] = a : (a < 2048 ? t[n++] = 192 | a >> 6 : (a < 65536 ? t[n++] = 224 | a >> 12 : (r++, t[n++] = 240 | a >> 18, t[n++] = 128 | a >> 12 & 63), t[n++] = 128 | a >> 6 & 63), t[n++] = 128 | a & 63);
	}
	return n;
}
function qe(e) {
	let t = (e[0] + e[1] | 0) + e[3] | 0;
	return e[3] = e[3] + 1 | 0, e[0] = e[1] ^ e[1] >>> 9, e[1] = e[2] + (e[2] << 3) | 0, e[2] = (e[2] << 21 | e[2] >>> 11) + t | 0, t;
}
function Je(e, t) {
	if (t <= 1) return 0;
	let n = 4294967295 >>> Math.clz32(t - 1), r = (qe(e) & n) >>> 0;
	for (; r >= t;) r = (qe(e) & n) >>> 0;
	return r;
}
function Ye(e) {
	let t = We(e);
	return [
		t[0],
		t[1],
		t[2],
		t[3]
	];
}
var Xe = (e, t) => Ye(`oubliette entry\n${t}\n${e}`);
function Ze(e, t) {
	let n = Array(e).fill(0);
	return {
		chance: Ye(t),
		known: 0,
		answered: n,
		stack: [],
		aside: []
	};
}
var Qe = (e) => void e.core.known++;
function _(e, t) {
	return e.core.known++, 1 + Je(e.core.chance, t);
}
function v(e, t) {
	for (let n = t.length - 1; n > 0; n--) {
		let r = Je(e.core.chance, n + 1), i = t[n];
		t[n] = t[r], t[r] = i;
	}
	return t;
}
function $e(e, t) {
	return t.length > 0 && e.core.known++, t.pop();
}
function et(e, t, n, r = {}) {
	return {
		rule: e,
		where: t,
		what: "of-game",
		code: n,
		params: r
	};
}
function tt(e) {
	let t = e.copy, n = e.beside ?? {}, r = {
		...e,
		beside: n,
		besides: Object.keys(n),
		copy: i
	};
	function i(e) {
		return t(e, nt(r, e.core));
	}
	return r;
}
function nt(e, t) {
	let { chance: n, stack: r, aside: i } = t, o = Array(r.length);
	for (let t = 0; t < o.length; t++) o[t] = rt(e, r[t]);
	return {
		chance: [
			n[0],
			n[1],
			n[2],
			n[3]
		],
		known: t.known,
		answered: t.answered.slice(),
		stack: o,
		aside: i.length === 0 ? [] : i.map((e) => a(e.kind, e.seat, e.steps, e.texts))
	};
}
var rt = (e, t) => e.procedures[t.proc].copy(t, e), it = (e, t, n, r) => ({
	proc: n.proc,
	...e.procedures[n.proc].show?.(t, n, r, e)
}), at = (e, t) => ({
	type: "flag",
	default: e,
	...t
});
function ot(e, t, n, r) {
	return {
		type: "whole",
		min: e,
		max: t,
		default: n,
		...r
	};
}
function st(e, t, n) {
	return {
		type: "choice",
		values: e,
		default: t,
		...n
	};
}
function ct(e, t) {
	let n = typeof t == "object" && !!t && !Array.isArray(t), r = [];
	t !== void 0 && !n && r.push({
		rule: "ENG-OPT-2",
		where: "settings",
		what: "not-an-object"
	});
	let i = n ? t : {};
	for (let t of Object.keys(i)) Object.hasOwn(e, t) || r.push({
		rule: "ENG-OPT-3",
		where: `settings.${t}`,
		what: "unknown"
	});
	let a = {};
	for (let [t, n] of Object.entries(e)) {
		let e = Object.hasOwn(i, t) ? i[t] : n.default, o = lt(n, e);
		o === void 0 ? a[t] = e : r.push({
			rule: "ENG-OPT-2",
			where: `settings.${t}`,
			...o
		});
	}
	return r.length > 0 ? { faults: r } : { values: a };
}
function lt(e, t) {
	switch (e.type) {
		case "flag": return typeof t == "boolean" ? void 0 : { what: "not-a-flag" };
		case "choice": return e.values.includes(t) ? void 0 : {
			what: "not-a-choice",
			values: e.values
		};
		case "whole": return Number.isInteger(t) && t >= e.min && t <= e.max ? void 0 : {
			what: "not-a-number",
			least: e.min,
			most: e.max
		};
	}
}
var ut = [];
function dt(e, { seats: t, settings: n, given: r }) {
	let i = ct(e.settings, n), [a, o] = e.seats;
	if (!Number.isInteger(t) || t < a || t > o) {
		let e = {
			rule: "ENG-SEATS-1",
			where: "seats",
			what: "not-a-number",
			least: a,
			most: o
		};
		return { faults: "faults" in i ? [e, ...i.faults] : [e] };
	}
	if ("faults" in i) return i;
	let s = i.values, c;
	if (e.readGiven !== void 0) {
		let n = e.readGiven(r, {
			seats: t,
			settings: s
		});
		if ("faults" in n) return n;
		c = n.value;
	} else if (r !== void 0) return { faults: [{
		rule: "ENG-GIVEN-1",
		where: "given",
		what: "unknown"
	}] };
	let l = {
		seats: t,
		settings: s,
		given: c
	}, u = e.roles === void 0 ? ut : ft(e.roles(l), l.seats);
	if ("rule" in u) return { faults: [u] };
	let d = e.faults?.(l);
	return d !== void 0 && d.length > 0 ? { faults: d } : {
		terms: l,
		roles: u
	};
}
function ft(e, t) {
	let n = e.reduce((e, t) => e + t.least, 0), r = e.reduce((e, t) => e + t.most, 0);
	if (t < n || t > r) return {
		rule: "ENG-ROLE-1",
		where: "seats",
		what: "not-a-number",
		least: n,
		most: r
	};
	let i = t - n;
	return e.flatMap(({ key: e, least: t, most: n }) => {
		let r = Math.min(i, n - t);
		return i -= r, Array(t + r).fill(e);
	});
}
function pt(e, t) {
	let n = dt(e, t);
	return "faults" in n ? n.faults : [];
}
function mt(e, t) {
	let n = dt(e, t);
	if (!("faults" in n)) return n;
	let [r] = n.faults;
	throw RangeError(`${r.rule} ${r.where}: ${r.code ?? r.what}`);
}
function ht(e, t, n) {
	let { terms: r, roles: i } = mt(e, t), { seats: a, settings: o, given: s } = r, c = e.setup({
		core: Ze(a, t.seed),
		seats: a,
		settings: o,
		given: s,
		roles: i
	});
	return c.core.stack = [{
		proc: e.start,
		at: 0
	}], Te(e, c, n), c;
}
function gt(e, t) {
	let n = [], r = ht(e, t, (e) => n.push(e)), i = t.dice === "fresh" ? t.seed : void 0;
	return _t(e, r, {
		opening: n,
		terms: mt(e, t).terms,
		seed: i
	});
}
function _t(e, t, { opening: n = [], terms: r, seed: i, before: a = 0 } = {}) {
	return {
		game: e,
		first: t,
		opening: n,
		terms: r,
		seed: i,
		before: a,
		entries: [],
		moves: [],
		state: t
	};
}
function vt(e, t) {
	let n = t.verb === "answer" ? yt(e, t) : xt(e, t);
	if (n !== void 0) return n;
	let r = t.verb === "answer" && t.text !== void 0;
	e.entries.push(r ? {
		...t,
		text: e.moves.at(-1).text
	} : t);
}
function yt(e, t) {
	let n = Ne(e.game, e.state, t.seat, t);
	if ("refused" in n) return n.refused;
	let { ask: r, answer: i } = n, a = e.game.copy(e.state), o = bt(e, a, {
		ask: r,
		text: void 0,
		...i,
		entry: e.before + e.entries.length
	});
	Ct(e, r, r.beside === void 0 ? 0 : h(e.game, e.state, r.beside, r.seat)), e.moves.push(o), e.state = a;
}
function bt({ game: e, seed: t }, n, { ask: r, option: i, text: a, entry: o }) {
	t !== void 0 && (n.core.chance = Xe(t, o));
	let { stack: s, known: c } = n.core, l = s.length, u = s[l - 1], d = r.beside === void 0 ? 0 : m(e, n, r.beside, r.seat).length, f = r.optional && !oe(e, n, r, i), p = [];
	return we(e, n, r, i, (e) => p.push(e), a), {
		ask: r,
		option: i,
		text: a,
		entry: o,
		known: c,
		depth: l,
		parallel: e.procedures[u.proc].parallel === !0,
		stays: s[l - 1] === u,
		unheard: f,
		steps: d,
		events: p
	};
}
function xt(e, { seat: t, verb: n, n: r }) {
	if (!Me(e.state, t)) return { rule: "ENG-NO-SUCH-SEAT" };
	if (r !== e.state.core.answered[t]) return { rule: "ENG-LATE" };
	if (n === "take-back") return St(e, t);
	let i = wt(e, t);
	return i < 0 ? { rule: "ENG-NOTHING-TO-TAKE-BACK" } : (n === "undo" ? Tt(e, t) : void 0) ?? Et(e, t, n === "undo" ? e.moves.toSpliced(i, 1) : e.moves.slice(0, i));
}
function St(e, t) {
	let n = e.state.core.stack.length, r = e.moves.findLast((e) => e.ask.seat === t && (e.ask.optional ? e.unheard : e.depth === n)), i = Ie(e.game, e.state, t, r?.ask.optional === !1);
	if ("refused" in i) return i.refused;
	let { beside: a } = i;
	Ct(e, {
		seat: t,
		beside: a
	}, a === void 0 ? 1 : h(e.game, e.state, a, t) + 1), e.state = i.state;
}
function Ct(e, t, n) {
	let r = e.state.core.stack.length;
	for (let i = n; i > 0; i--) {
		let n = e.moves.findLastIndex((e) => e.ask.seat === t.seat && e.ask.beside === t.beside && (e.ask.optional || e.depth === r));
		n >= 0 && (t.beside === void 0 || e.moves[n].unheard) && (e.moves = e.moves.toSpliced(n, 1));
	}
}
var wt = (e, t) => e.moves.findLastIndex((e) => e.ask.seat === t);
function Tt(e, t) {
	let n = wt(e, t), r = e.moves[n];
	if (r === void 0 || r.unheard && !ie(e.game, e.state, r.ask, r.steps)) return { rule: "ENG-NOTHING-TO-TAKE-BACK" };
	if (r.known !== e.state.core.known) return { rule: "ENG-KNOWN" };
	let i = r.parallel && r.stays;
	for (let t of e.moves.slice(n + 1)) if (!t.unheard) {
		if (!i || t.ask.optional) return { rule: "ENG-OTHERS-ANSWERED" };
		i = t.stays;
	}
}
function Et(e, t, n) {
	let r = e.game.copy(e.first), i = [];
	for (let t of n) if (Dt(e.game, r, t)) i.push(bt(e, r, t));
	else if (t.unheard) g(r, t.ask, t.option, t.text), i.push(t);
	else return { rule: "ENG-OTHERS-ANSWERED" };
	r.core.answered = e.state.core.answered.slice(), r.core.answered[t]++, e.moves = i, e.state = r;
}
function Dt(e, t, { ask: n, option: r, unheard: i, steps: a }) {
	return n.beside !== void 0 && m(e, t, n.beside, n.seat).length < a ? !1 : (i ? ae(e, t, n) : be(e, t).includes(n)) && Ce(e, t, n).includes(r);
}
function Ot(e) {
	let t = /^@(\d) ((0|[1-9]\d{0,8}) ([^\s]{1,200})(?: .+)?)$/.exec(e);
	if (t === null) return;
	let [, n, r, i, a] = t, o = Ae(r);
	return o === void 0 ? (a === "take-back" || a === "undo" || a === "undo-agreed") && r === `${i} ${a}` ? {
		seat: Number(n),
		n: Number(i),
		verb: a
	} : void 0 : {
		seat: Number(n),
		verb: "answer",
		...o
	};
}
var kt = [], At = (e, t, n) => jt(e, t)(n);
function jt(e, t) {
	let n = [], r = ye(e, t);
	for (let { seat: e } of r) n.includes(e) || n.push(e);
	let { answered: i, stack: a, aside: o } = t.core, s = a.length === 0 ? {
		outcome: e.outcome(t),
		score: e.score(t)
	} : void 0, c = e.viewsOf?.(t) ?? ((n) => e.view(t, n)), l, u;
	return (d) => {
		(l === void 0 || e.open !== !0) && ([l, u] = [c(d), a.map((n) => it(e, t, n, d))]);
		let f = d === "spectator" ? kt : xe(e, t, d, r), p = {
			game: l,
			seats: i.length,
			frames: u,
			waiting: n,
			asks: f.length === 0 ? kt : f.map((n) => Nt(e, t, n)),
			mine: o.length === 0 ? kt : Mt(e, t, d),
			answered: d === "spectator" ? 0 : i[d]
		};
		return s === void 0 ? p : {
			...p,
			end: s
		};
	};
}
var Mt = (e, t, n) => t.core.aside.flatMap((r) => r.seat === n ? {
	...r,
	fits: m(e, t, r.kind, r.seat).length
} : []);
function Nt(e, t, n) {
	let r = Pt(e, t, n);
	return {
		kind: n.kind,
		optional: n.optional,
		options: Ce(e, t, n),
		rules: e.asks[n.kind]?.rules ?? [],
		...r === void 0 ? {} : { about: r },
		...e.asks[n.kind]?.sentence === !0 ? { sentence: !0 } : {}
	};
}
function Pt(e, t, n) {
	if (n.beside !== void 0) return e.beside[n.beside].about?.(t, n.seat, m(e, t, n.beside, n.seat));
	let r = t.core.stack.at(-1);
	return e.procedures[r.proc].about?.(t, r, n, e);
}
function Ft(e, t) {
	let { secret: n, ...r } = e;
	if (n === void 0 || t === "spectator" || !n.to.includes(t)) return r;
	let { to: i, ...a } = n;
	return {
		...r,
		...a,
		mine: !0
	};
}
var It = (e) => e.core.stack.length === 0;
function Lt(e, t) {
	let { aslongas: n } = t;
	return {
		...zt(t),
		next(t, r) {
			let i = r;
			return i.at >= e.length || n !== void 0 && !n(t, r) ? "done" : e[i.at++](t, r) ?? "on";
		}
	};
}
function Rt(e, t) {
	let { aslongas: n } = t;
	return {
		...zt(t),
		next(t, r) {
			if (n !== void 0 && !n(t, r)) return "done";
			let i = e(t, r);
			return i === void 0 ? "done" : (r.at++, i);
		}
	};
}
function zt(e) {
	let { guess: t, quiet: n, show: i } = e;
	return {
		...n === void 0 ? {} : { quiet: n },
		...t === void 0 ? {} : { guess: t },
		asks: () => ve,
		options() {},
		answer() {
			throw Error("nothing was asked");
		},
		show: (e, t, n) => ({
			at: t.at,
			...i?.(t, n, e)
		}),
		copy: i === void 0 ? (e) => ({
			proc: e.proc,
			at: e.at
		}) : r
	};
}
function Bt(e) {
	let t = (e) => e.drafts, r = (n, r, i) => e.step(n, i, t(r)[i]);
	return {
		...e.quiet === void 0 ? {} : { quiet: e.quiet },
		parallel: !0,
		secret: () => !0,
		next(n, i) {
			for (let t of e.seats(n)) if (r(n, i, t) !== void 0) return "wait";
			n.core.known++;
			let a = e.commit(n, t(i));
			return a !== void 0 && de(a), "done";
		},
		asks(t, n) {
			let i = [];
			for (let a of e.seats(t)) {
				let e = r(t, n, a);
				e !== void 0 && i.push(s(e, a));
			}
			return i;
		},
		options: (n, r, i, a) => e.options(n, i.seat, t(r)[i.seat], a),
		answer(e, n, r, i) {
			t(n)[r.seat].push(i);
		},
		about: (n, r, i) => e.about?.(n, i.seat, t(r)[i.seat]),
		takeBack: (e, n, r) => t(n)[r]?.pop() !== void 0,
		copy: (e) => ({
			proc: e.proc,
			drafts: t(e).map((e) => e.slice())
		}),
		show: (n, i, a) => ({
			drafts: t(i).map((e, t) => t === a ? e.slice() : []),
			complete: e.seats(n).filter((e) => r(n, i, e) === void 0)
		}),
		guess(i, a, o, s) {
			let c = a, l = new n();
			for (let n of c.complete ?? []) for (; n !== o && r(i, a, n) !== void 0;) l.count = 0, e.options(i, n, t(a)[n], l), t(a)[n].push(l.list[s(l.count)]);
			delete c.complete;
		}
	};
}
function Vt(e, t) {
	let n = (e) => e, r = c(e), { begins: i } = t;
	function a(e, t, n) {
		return t.begun = t.at, i(e, n, t.todo[t.at]) ?? "on";
	}
	return {
		...t.quiet === void 0 ? {} : { quiet: t.quiet },
		next(e, r) {
			let o = n(r);
			for (; o.at < o.todo.length; o.at++) {
				let n = t.who(e, o.todo[o.at]);
				if (n !== void 0) return i === void 0 || o.begun === o.at ? "wait" : a(e, o, n);
				t.skipped?.(e, o.todo[o.at]);
			}
			return "done";
		},
		asks(e, i) {
			let a = n(i);
			return r[t.who(e, a.todo[a.at])];
		},
		options(e, r, i, a) {
			let o = n(r);
			t.options(e, i.seat, o.todo[o.at], a);
		},
		answer(e, r, i, a, o, s) {
			let c = n(r), l = t.choose(e, i.seat, c.todo[c.at++], a, s);
			l === "again" ? c.at-- : l !== void 0 && de(l);
		},
		about: (e, r, i) => t.about?.(e, i.seat, n(r).todo[n(r).at]),
		copy(e) {
			let { proc: t, todo: r, at: i, begun: a } = n(e);
			return a === void 0 ? {
				proc: t,
				todo: r,
				at: i
			} : {
				proc: t,
				todo: r,
				at: i,
				begun: a
			};
		},
		show(e, t) {
			let { todo: r, at: i, begun: a } = n(t);
			return a === void 0 ? {
				todo: r,
				at: i
			} : {
				todo: r,
				at: i,
				begun: a
			};
		}
	};
}
function Ht(e) {
	let t = (e) => e, n = (e, n) => t(e).lanes[n].at(-1), r = (e, t) => e.procedures[t.proc], i = ({ core: e }) => e.known + e.chance[3];
	function a(e, n, a, o, s) {
		let c = t(a).lanes[o];
		_e(e, n, c);
		for (let e of me()) t(a).after[o].push(e);
		if (i(n) !== s) throw Error(`a lane of ${a.proc} touched chance or a hidden deck`);
		let l = c.at(-1);
		if (l !== void 0 && r(e, l).asks(n, l, e).some((e) => e.seat !== o)) throw Error(`a lane of ${a.proc} asks another seat`);
	}
	return {
		...e.quiet === void 0 ? {} : { quiet: e.quiet },
		parallel: !0,
		next(n, r, o) {
			let s = !1, { lanes: c } = t(r);
			for (let e = 0; e < c.length; e++) c[e].length > 0 && a(o, n, r, e, i(n)), c[e].length > 0 && (s = !0);
			if (s) return "wait";
			e.declared !== "open" && t(r).after.some((e) => e.length > 0) && n.core.known++;
			for (let i of e.order(n)) for (let e of t(r).after[i]) de(e);
			return "done";
		},
		asks(e, n, i) {
			let a = [];
			for (let o of t(n).lanes) {
				let t = o.at(-1);
				t !== void 0 && a.push(...r(i, t).asks(e, t, i));
			}
			return a;
		},
		options: (e, t, i, a, o) => r(o, n(t, i.seat)).options(e, n(t, i.seat), i, a, o),
		answer(e, t, o, s, c, l) {
			let u = i(e);
			r(c, n(t, o.seat)).answer(e, n(t, o.seat), o, s, c, l), a(c, e, t, o.seat, u);
		},
		about: (e, t, i, a) => r(a, n(t, i.seat)).about?.(e, n(t, i.seat), i, a),
		secret: (e, t, i, a) => r(a, n(t, i.seat)).secret?.(e, n(t, i.seat), i, a) ?? !1,
		takeBack: (e, n, i, a) => {
			let o = t(n).lanes[i]?.at(-1);
			return o !== void 0 && (r(a, o).takeBack?.(e, o, i, a) ?? !1);
		},
		copy: (e, n) => {
			let { lanes: r, after: i } = t(e), a = (e) => e.map((e) => rt(n, e));
			return {
				proc: e.proc,
				lanes: r.map(a),
				after: i.map(a)
			};
		},
		show: (n, r, i, a) => {
			let o = (e) => e.map((e) => it(a, n, e, i)), { lanes: s, after: c } = t(r);
			return {
				lanes: s.map((e, t) => t === i ? o(e) : []),
				after: c.map((t, n) => n === i || e.declared === "open" ? o(t) : []),
				open: s.flatMap((e, t) => e.length > 0 ? [t] : [])
			};
		},
		guess(t, n, i, a, o) {
			let s = n;
			for (let n of s.open ?? []) n !== i && (s.lanes[n] = e.lane(t, n));
			delete s.open;
			let c = (e) => e.forEach((e) => void r(o, e).guess?.(t, e, i, a, o));
			s.lanes.forEach(c), s.after.forEach(c);
		}
	};
}
function Ut(e, t) {
	let n = (e) => e, r = c(e);
	return {
		...t.quiet === void 0 ? {} : { quiet: t.quiet },
		next: (e, t) => n(t).at < n(t).todo.length ? "wait" : "done",
		asks: (e, t) => r[n(t).todo[n(t).at]],
		options(e, r, i, a) {
			t.options(e, i.seat, n(r).event, a), a.add("pass");
		},
		answer(e, r, i, a, o, s) {
			let c = n(r), l = a === "pass" ? "next" : t.use(e, i.seat, c.event, a, s);
			l === "next" ? c.at++ : l === "close" ? c.at = c.todo.length : l !== void 0 && de(l);
		},
		about: (e, r, i) => t.about?.(e, i.seat, n(r).event),
		copy(e) {
			let t = n(e);
			return {
				proc: t.proc,
				event: t.event,
				todo: t.todo,
				at: t.at
			};
		},
		show: (e, r, i) => ({
			event: t.show === void 0 ? n(r).event : t.show(n(r).event, i, e),
			todo: n(r).todo,
			at: n(r).at
		})
	};
}
function Wt(e, t) {
	let r = (e) => e;
	function i(e, n, r, i) {
		return t.options(e, n, r, i), i.add("pass"), i;
	}
	let a = (e, t) => e.answers[e.todo.indexOf(t)] === "";
	function o(e, r) {
		let a = r.answers[r.at], o = r.todo[r.at];
		if (a === "pass") r.at++;
		else if (!i(e, o, r.event, new n()).has(a)) r.answers[r.at] = "";
		else {
			let n = t.use(e, o, r.event, a);
			n === "next" ? r.at++ : (n === "all" ? r.at = 0 : n === "close" ? r.at++ : n !== void 0 && de(n), r.answers.fill("", r.at), n === "close" && (r.at = r.todo.length));
		}
	}
	return {
		...t.quiet === void 0 ? {} : { quiet: t.quiet },
		parallel: !0,
		secret: () => !0,
		next(e, t) {
			let n = r(t);
			return n.at >= n.todo.length ? "done" : n.answers.includes("") ? "wait" : (e.core.known++, o(e, n), n.stands = n.todo.filter((e, t) => n.answers[t] !== ""), "on");
		},
		asks: (t, n) => r(n).todo.flatMap((t, i) => r(n).answers[i] === "" ? s(e, t) : []),
		options: (e, t, n, a) => void i(e, n.seat, r(t).event, a),
		answer(e, t, n, i) {
			r(t).answers[r(t).todo.indexOf(n.seat)] = i;
		},
		about: (e, n, i) => t.about?.(e, i.seat, r(n).event),
		takeBack(e, t, n) {
			let i = r(t), o = i.todo.indexOf(n);
			return o < i.at || a(i, n) || i.stands.includes(n) ? !1 : (i.answers[o] = "", !0);
		},
		copy(t) {
			let { event: n, todo: i, at: a, answers: o, stands: s } = r(t);
			return {
				proc: e,
				event: n,
				todo: i,
				at: a,
				answers: o.slice(),
				stands: s
			};
		},
		show(e, n, i) {
			let a = r(n);
			return {
				event: t.show === void 0 ? a.event : t.show(a.event, i, e),
				todo: a.todo,
				at: a.at,
				answers: a.answers.map((e, t) => t < a.at || a.todo[t] === i ? e : ""),
				stands: a.stands,
				complete: a.todo.filter((e, t) => a.answers[t] !== "")
			};
		},
		guess(e, t, o, s) {
			let c = r(t), l = t;
			for (let t of l.complete ?? []) {
				if (!a(c, t)) continue;
				let r = i(e, t, c.event, new n());
				c.answers[c.todo.indexOf(t)] = r.list[s(r.count)];
			}
			delete l.complete;
		}
	};
}
function Gt() {
	return {
		raise: de,
		later: fe,
		tell: pe,
		sequence: (e, t, ...n) => Lt(t, n[0] ?? {}),
		repeat: (e, t, ...n) => Rt(t, n[0] ?? {}),
		eachInTurn: (e, t) => Vt(e, t),
		allAtOnce: (e, t) => Bt(t),
		sideBySide: (e, t) => Ht(t),
		window: (e, t) => Ut(e, t),
		windowAtOnce: (e, t) => Wt(e, t)
	};
}
var Kt = (e) => ({
	name: e.name,
	race: e.race,
	class: e.class,
	seat: e.seat,
	stats: e.stats,
	maxLife: e.maxLife,
	maxFatigue: e.maxFatigue,
	skills: e.skills,
	life: e.life,
	fatigue: e.fatigue,
	fate: e.fate,
	gold: e.gold,
	xp: e.xp,
	tilted: e.tilted,
	tiltedInCombat: e.tiltedInCombat,
	items: e.items,
	weapon: e.weapon,
	body: e.body,
	shield: e.shield,
	shots: e.shots,
	cell: e.cell,
	gone: e.gone,
	marks: e.marks,
	venom: e.venom,
	weakness: e.weakness,
	drained: e.drained,
	cursedUntil: e.cursedUntil,
	strongUntil: e.strongUntil,
	tried: e.tried
}), qt = (e) => ({
	id: e.id,
	kind: e.kind,
	unique: e.unique,
	group: e.group,
	cell: e.cell,
	life: e.life,
	marks: e.marks,
	cast: e.cast,
	grudge: e.grudge,
	acted: e.acted
}), Jt = (e) => ({
	who: e.who,
	left: e.left,
	walked: e.walked,
	ran: e.ran,
	paid: e.paid,
	busy: e.busy,
	stopped: e.stopped,
	attacks: e.attacks,
	attacked: e.attacked,
	melee: e.melee,
	hit: e.hit,
	charged: e.charged,
	tried: e.tried,
	cast: e.cast,
	over: e.over,
	back: e.back,
	bridge: e.bridge,
	dark: e.dark
}), Yt = (e) => ({
	kind: e.kind,
	sides: e.sides,
	by: e.by,
	at: e.at,
	die: e.die,
	plus: e.plus,
	defence: e.defence,
	defencePlus: e.defencePlus,
	pf: e.pf,
	defencePf: e.defencePf,
	parry: e.parry,
	turned: e.turned,
	melee: e.melee,
	target: e.target
});
function Xt(e, t) {
	let n = Array(e.heroes.length);
	for (let t = 0; t < n.length; t++) n[t] = Kt(e.heroes[t]);
	let r = Array(e.monsters.length);
	for (let t = 0; t < r.length; t++) r[t] = qt(e.monsters[t]);
	return {
		core: t,
		settings: e.settings,
		quest: e.quest,
		heroes: n,
		monsters: r,
		groups: e.groups,
		arrivals: e.arrivals,
		zones: e.zones,
		doors: e.doors,
		pieces: e.pieces,
		things: e.things,
		goods: e.goods,
		stairs: e.stairs,
		webs: e.webs,
		fires: e.fires,
		dungeon: e.dungeon.slice(),
		spare: e.spare.slice(),
		squareRooms: e.squareRooms.slice(),
		rectangularRooms: e.rectangularRooms.slice(),
		monsterDeck: e.monsterDeck.slice(),
		treasureDeck: e.treasureDeck.slice(),
		treasureDiscard: e.treasureDiscard.slice(),
		eventDeck: e.eventDeck.slice(),
		eventDiscard: e.eventDiscard.slice(),
		hand: e.hand,
		fresh: e.fresh,
		held: e.held,
		alarm: e.alarm,
		phase: e.phase,
		pe: e.pe,
		pc: e.pc,
		round: e.round,
		clock: e.clock,
		eventPlayed: e.eventPlayed,
		ambush: e.ambush,
		quiet: e.quiet,
		done: e.done,
		rested: e.rested,
		turn: Jt(e.turn),
		roll: Yt(e.roll),
		attacks: e.attacks.slice(),
		revealed: e.revealed,
		won: e.won,
		after: e.after,
		tokens: e.tokens,
		crown: e.crown,
		goals: e.goals,
		failed: e.failed,
		ended: e.ended,
		depth: e.depth,
		depthAt: e.depthAt,
		heard: e.heard,
		key: e.key,
		hare: e.hare,
		stolen: e.stolen,
		stylus: e.stylus,
		draws: e.draws
	};
}
var Zt = {
	corridor: {
		tile: "corridor",
		doors: ["S", "N"],
		locked: !1,
		copies: 2
	},
	"barred-corridor": {
		tile: "corridor",
		doors: ["S", "N"],
		locked: !0,
		copies: 1
	},
	"corridor-with-side-door": {
		tile: "corridor",
		doors: [
			"S",
			"N",
			"W"
		],
		locked: !1,
		copies: 2
	},
	steps: {
		tile: "steps",
		doors: ["S", "N"],
		locked: !1,
		copies: 1
	},
	"gated-steps": {
		tile: "steps",
		doors: ["S", "N"],
		locked: !0,
		copies: 1
	},
	"t-junction": {
		tile: "t-junction",
		doors: [
			"S",
			"W",
			"E"
		],
		locked: !1,
		copies: 4
	},
	"sealed-t-junction": {
		tile: "t-junction",
		doors: [
			"S",
			"W",
			"E"
		],
		locked: !0,
		copies: 1
	},
	corner: {
		tile: "corner",
		doors: ["S", "E"],
		locked: !1,
		copies: 2
	},
	"through-room": {
		tile: "square",
		doors: ["S", "N"],
		locked: !1,
		copies: 4
	},
	"locked-through-room": {
		tile: "square",
		doors: ["S", "N"],
		locked: !0,
		copies: 1
	},
	"angle-room": {
		tile: "square",
		doors: ["S", "E"],
		locked: !1,
		copies: 3
	},
	"locked-angle-room": {
		tile: "square",
		doors: ["S", "E"],
		locked: !0,
		copies: 1
	},
	"three-door-room": {
		tile: "square",
		doors: [
			"S",
			"W",
			"E"
		],
		locked: !1,
		copies: 3
	},
	"three-lock-room": {
		tile: "square",
		doors: [
			"S",
			"W",
			"E"
		],
		locked: !0,
		copies: 1
	},
	"four-winds-room": {
		tile: "square",
		doors: [
			"S",
			"N",
			"W",
			"E"
		],
		locked: !1,
		copies: 2
	},
	"locked-closet-room": {
		tile: "square",
		doors: ["S"],
		locked: !0,
		copies: 1
	},
	"hall-of-the-black-throne": {
		tile: "rectangular",
		doors: ["S", "N"],
		locked: !1,
		copies: 1,
		objective: !0
	},
	"nave-of-the-last-vigil": {
		tile: "rectangular",
		doors: ["S", "W"],
		locked: !1,
		copies: 1,
		objective: !0
	},
	"well-of-oaths": {
		tile: "rectangular",
		doors: [
			"S",
			"N",
			"E"
		],
		locked: !1,
		copies: 1,
		objective: !0
	},
	"hanging-reliquary": {
		tile: "rectangular",
		doors: ["S", "N"],
		locked: !1,
		copies: 1,
		objective: !0
	},
	"horned-arena": {
		tile: "rectangular",
		doors: [
			"S",
			"W",
			"E"
		],
		locked: !1,
		copies: 1,
		objective: !0
	},
	"forbidden-archives": {
		tile: "rectangular",
		doors: ["S", "N"],
		locked: !0,
		copies: 1,
		objective: !0
	}
}, y = Zt, Qt = Object.keys(Zt);
Qt.filter((e) => y[e].objective === !0);
var $t = {
	ambush: {
		type: "ambush",
		timing: "E",
		copies: 2
	},
	prowlers: {
		type: "ambush",
		timing: "E",
		copies: 2
	},
	pit: {
		type: "trap",
		timing: "E",
		copies: 2,
		trigger: "corridor"
	},
	darts: {
		type: "trap",
		timing: "E",
		copies: 2,
		trigger: "room"
	},
	rockfall: {
		type: "trap",
		timing: "E",
		copies: 1
	},
	"sleeping-gas": {
		type: "trap",
		timing: "E",
		copies: 1,
		trigger: "furniture"
	},
	portcullis: {
		type: "trick",
		timing: "E",
		copies: 1
	},
	"mysterious-lever": {
		type: "trick",
		timing: "E",
		copies: 1
	},
	"carved-slab": {
		type: "trick",
		timing: "E",
		copies: 1
	},
	darkness: {
		type: "environment",
		timing: "E/C",
		copies: 2
	},
	draught: {
		type: "environment",
		timing: "E/C",
		copies: 1
	},
	"stubborn-lock": {
		type: "trick",
		timing: "E",
		copies: 2
	},
	"rat-swarm": {
		type: "hazard",
		timing: "E",
		copies: 1
	},
	"evil-eye": {
		type: "curse",
		timing: "E/C",
		copies: 1
	},
	weariness: {
		type: "curse",
		timing: "E",
		copies: 1
	},
	"light-fingers": {
		type: "trick",
		timing: "E",
		copies: 1
	},
	reinforcements: {
		type: "ambush",
		timing: "C",
		copies: 2,
		trigger: "monsters"
	},
	frenzy: {
		type: "boost",
		timing: "C",
		copies: 1
	},
	"hide-of-rock": {
		type: "boost",
		timing: "C",
		copies: 1
	},
	"black-blood": {
		type: "boost",
		timing: "C",
		copies: 1
	},
	"notched-blade": {
		type: "hazard",
		timing: "C",
		copies: 1,
		trigger: "fumble"
	},
	silence: {
		type: "curse",
		timing: "E/C",
		copies: 1
	},
	alarm: {
		type: "boost",
		timing: "E",
		copies: 1
	},
	"freed-captive": {
		type: "boon",
		timing: "now",
		copies: 1
	},
	"forgotten-cache": {
		type: "boon",
		timing: "now",
		copies: 1
	}
}, en = $t, tn = Object.keys($t), nn = {
	"pack-01": {
		monsters: [["goblin", 8]],
		treasure: 1,
		copies: 2
	},
	"pack-02": {
		monsters: [["goblin", 5], ["hobgoblin", 1]],
		treasure: 1,
		copies: 1
	},
	"pack-03": {
		monsters: [["orc", 6]],
		treasure: 1,
		copies: 2
	},
	"pack-04": {
		monsters: [["orc", 3], ["orc-archer", 2]],
		treasure: 1,
		copies: 2
	},
	"pack-05": {
		monsters: [["orc-archer", 5]],
		treasure: 1,
		copies: 1
	},
	"pack-06": {
		monsters: [["hobgoblin", 4]],
		treasure: 1,
		copies: 2
	},
	"pack-07": {
		monsters: [["gnoll", 5]],
		treasure: 1,
		copies: 2
	},
	"pack-08": {
		monsters: [["bugbear", 2]],
		treasure: 1,
		copies: 1
	},
	"pack-09": {
		monsters: [["skaven", 6]],
		treasure: 1,
		copies: 2
	},
	"pack-10": {
		monsters: [["beastman", 5]],
		treasure: 1,
		copies: 2
	},
	"pack-11": {
		monsters: [["fimir", 3]],
		treasure: 2,
		copies: 1
	},
	"pack-12": {
		monsters: [["brigand", 5]],
		treasure: 2,
		copies: 1
	},
	"pack-13": {
		monsters: [["skeleton", 6]],
		treasure: 1,
		copies: 2
	},
	"pack-14": {
		monsters: [["zombie", 8]],
		treasure: 1,
		copies: 2
	},
	"pack-15": {
		monsters: [["ghoul", 6]],
		treasure: 1,
		copies: 1
	},
	"pack-16": {
		monsters: [["mummy", 3]],
		treasure: 2,
		copies: 1
	},
	"pack-17": {
		monsters: [["spectre", 1], ["skeleton", 3]],
		treasure: 1,
		copies: 1,
		needsMagic: !0
	},
	"pack-18": {
		monsters: [["giant-spider", 4]],
		treasure: 1,
		copies: 1
	},
	"pack-19": {
		monsters: [["orc-warlord", 1]],
		treasure: 2,
		copies: 1,
		unique: "lieutenant"
	},
	"pack-20": {
		monsters: [["evil-sorcerer", 1]],
		treasure: 2,
		copies: 1,
		unique: "lieutenant"
	},
	"pack-21": {
		monsters: [["skeleton-sorcerer", 1]],
		treasure: 1,
		copies: 1,
		unique: "lieutenant"
	},
	"pack-22": {
		monsters: [["minotaur", 1]],
		treasure: 2,
		copies: 1,
		unique: "lieutenant"
	},
	"pack-23": {
		monsters: [["chaos-warrior", 1]],
		treasure: 2,
		copies: 1,
		unique: "lone"
	},
	"pack-24": {
		monsters: [["ogre", 1]],
		treasure: 1,
		copies: 1,
		unique: "lone"
	},
	"pack-25": {
		monsters: [["troll", 1]],
		treasure: 1,
		copies: 1,
		unique: "lone"
	},
	"pack-26": {
		monsters: [["carrion-worm", 1]],
		treasure: 1,
		copies: 1,
		unique: "lone"
	},
	"pack-27": {
		monsters: [["demon", 1]],
		treasure: 2,
		copies: 1,
		unique: "lone",
		veteran: !0,
		needsMagic: !0
	},
	"pack-28": {
		monsters: [["greater-demon", 1]],
		treasure: 3,
		copies: 1,
		unique: "lone",
		veteran: !0,
		needsMagic: !0
	}
}, rn = nn, an = Object.keys(nn), b = (e, t, n, r = {}) => ({
	monster: e,
	at: [t, n],
	...r
}), on = { leader: !0 }, sn = { heroes: 4 }, cn = { heroes: 3 }, ln = [
	{
		id: "black-throne",
		room: "hall-of-the-black-throne",
		pieces: [
			{
				kind: "throne",
				at: [[2, 9]]
			},
			{
				kind: "chest",
				at: [[5, 9]]
			},
			{
				kind: "statue",
				at: [[0, 6]]
			},
			{
				kind: "statue",
				at: [[5, 6]]
			}
		],
		monsters: [
			b("evil-sorcerer", 2, 8, on),
			b("orc", 1, 6),
			b("orc", 4, 6),
			b("orc", 2, 6, sn),
			b("orc", 3, 6, cn),
			b("orc-archer", 1, 8),
			b("orc-archer", 4, 8, sn)
		],
		main: {
			goal: "kill",
			monster: "evil-sorcerer"
		},
		secondary: [{ goal: "search-all" }, {
			goal: "open-all",
			kinds: ["throne", "chest"]
		}],
		mainXp: 100,
		secondaryXp: 20,
		wayOut: !0
	},
	{
		id: "last-vigil",
		room: "nave-of-the-last-vigil",
		pieces: [
			{
				kind: "sarcophagus",
				at: [[1, 2], [1, 3]]
			},
			{
				kind: "sarcophagus",
				at: [[4, 2], [4, 3]]
			},
			{
				kind: "sarcophagus",
				at: [[1, 6], [1, 7]]
			},
			{
				kind: "sarcophagus",
				at: [[4, 6], [4, 7]]
			},
			{
				kind: "altar",
				at: [[2, 9], [3, 9]]
			}
		],
		monsters: [
			b("skeleton-sorcerer", 2, 8, on),
			b("skeleton", 2, 5),
			b("skeleton", 3, 5),
			b("skeleton", 2, 7, sn),
			b("skeleton", 3, 7, cn),
			b("mummy", 3, 8, cn)
		],
		main: {
			goal: "carry-out",
			thing: "crown"
		},
		secondary: [{
			goal: "kill",
			monster: "skeleton-sorcerer"
		}, {
			goal: "open-all",
			kinds: ["sarcophagus"]
		}],
		mainXp: 100,
		secondaryXp: 20,
		hidden: {
			thing: "crown",
			among: "sarcophagus"
		},
		late: {
			monster: "skeleton",
			many: 4,
			few: 2
		}
	},
	{
		id: "well-of-oaths",
		room: "well-of-oaths",
		pieces: [{
			kind: "magic-circle",
			at: [
				[2, 5],
				[3, 5],
				[2, 6],
				[3, 6]
			]
		}],
		seals: [
			[0, 2],
			[5, 2],
			[0, 8],
			[5, 8]
		],
		monsters: [
			b("brigand", 1, 4),
			b("brigand", 4, 4),
			b("beastman", 2, 8),
			b("beastman", 3, 8, cn)
		],
		main: { goal: "seals" },
		secondary: [{ goal: "before-tokens" }, { goal: "nobody-down" }],
		mainXp: 100,
		secondaryXp: 20,
		tokens: {
			at: 10,
			monster: "demon"
		}
	},
	{
		id: "hanging-reliquary",
		room: "hanging-reliquary",
		pieces: [
			{
				kind: "crevasse",
				at: [
					[0, 5],
					[1, 5],
					[2, 5],
					[3, 5],
					[4, 5],
					[5, 5]
				],
				bridge: "poor-bridge"
			},
			{
				kind: "chest",
				at: [[2, 9]],
				holds: "relic"
			},
			{
				kind: "statue",
				at: [[0, 9]]
			},
			{
				kind: "statue",
				at: [[5, 9]]
			}
		],
		monsters: [
			b("giant-spider", 1, 7),
			b("goblin", 0, 6),
			b("goblin", 5, 6)
		],
		main: {
			goal: "carry-out",
			thing: "relic"
		},
		secondary: [{ goal: "nobody-fell" }, {
			goal: "found",
			thing: "ledger"
		}],
		mainXp: 100,
		secondaryXp: 20,
		freeCrossing: ["giant-spider"],
		elsewhere: {
			thing: "ledger",
			in: [
				"chest",
				"cupboard",
				"desk"
			]
		}
	},
	{
		id: "horned-arena",
		room: "horned-arena",
		pieces: [
			{
				kind: "weapon-rack",
				at: [[0, 3], [0, 4]]
			},
			{
				kind: "torture-rack",
				at: [[0, 9], [1, 9]],
				holds: "captive"
			},
			{
				kind: "torture-rack",
				at: [[4, 9], [5, 9]],
				holds: "captive"
			},
			{
				kind: "fountain",
				at: [
					[2, 5],
					[3, 5],
					[2, 6],
					[3, 6]
				]
			}
		],
		monsters: [
			b("minotaur", 2, 8, on),
			b("gnoll", 1, 7),
			b("gnoll", 4, 7),
			b("fimir", 3, 8, cn)
		],
		main: {
			goal: "kill",
			monster: "minotaur"
		},
		secondary: [{ goal: "free-all" }, {
			goal: "kill",
			monster: "minotaur",
			within: 6
		}],
		mainXp: 100,
		secondaryXp: 20
	},
	{
		id: "forbidden-archives",
		room: "forbidden-archives",
		pieces: [
			{
				kind: "library",
				at: [[0, 2], [0, 3]],
				holds: "page"
			},
			{
				kind: "library",
				at: [[5, 2], [5, 3]],
				holds: "page"
			},
			{
				kind: "library",
				at: [[0, 7], [0, 8]],
				holds: "page"
			},
			{
				kind: "library",
				at: [[5, 7], [5, 8]],
				holds: "page"
			},
			{
				kind: "desk",
				at: [[2, 6], [3, 6]],
				locked: !0,
				holds: "pages"
			}
		],
		monsters: [
			b("spectre", 2, 8, on),
			b("mummy", 1, 6),
			b("mummy", 4, 6, sn),
			b("skeleton", 2, 4),
			b("skeleton", 3, 4, sn),
			b("skeleton", 3, 8, cn)
		],
		main: {
			goal: "hold",
			thing: "page",
			count: 3
		},
		secondary: [{ goal: "try-all" }, {
			goal: "kill",
			monster: "spectre"
		}],
		mainXp: 100,
		secondaryXp: 20,
		stylus: { at: [2, 1] }
	},
	{
		id: "cards-speak",
		room: "hall-of-the-black-throne",
		pieces: [],
		monsters: [],
		main: { goal: "beat-all" },
		secondary: [],
		mainXp: 100,
		secondaryXp: 20,
		bare: !0
	}
], un = (e) => ln.find((t) => t.id === e), dn = {
	"guard-room": {
		copies: 2,
		monsters: !0,
		dark: !1,
		furniture: [["weapon-rack", [[0, 5], [1, 5]]], ["table", [[2, 2], [3, 2]]]]
	},
	"mess-hall": {
		copies: 1,
		monsters: !0,
		dark: !1,
		furniture: [
			["table", [[1, 2], [1, 3]]],
			["table", [[4, 2], [4, 3]]],
			["hearth", [[4, 5], [5, 5]]]
		]
	},
	crypt: {
		copies: 1,
		monsters: !0,
		dark: !1,
		theme: "undead",
		furniture: [["sarcophagus", [[0, 4], [0, 5]]], ["sarcophagus", [[5, 4], [5, 5]]]]
	},
	study: {
		copies: 1,
		monsters: !1,
		dark: !1,
		furniture: [["desk", [[2, 3], [3, 3]]], ["library", [[0, 5], [1, 5]]]]
	},
	armoury: {
		copies: 1,
		monsters: !0,
		dark: !1,
		furniture: [
			["weapon-rack", [[0, 5], [1, 5]]],
			["weapon-rack", [[4, 5], [5, 5]]],
			["chest", [[0, 0]]]
		]
	},
	"chamber-of-confessions": {
		copies: 1,
		monsters: !0,
		dark: !1,
		furniture: [["torture-rack", [[2, 2], [2, 3]]], ["hearth", [[4, 5], [5, 5]]]]
	},
	laboratory: {
		copies: 1,
		monsters: !0,
		dark: !1,
		furniture: [["alchemist-bench", [[2, 3], [3, 3]]], ["cupboard", [[0, 5], [1, 5]]]]
	},
	"unholy-chapel": {
		copies: 1,
		monsters: !0,
		dark: !1,
		theme: "undead",
		furniture: [["altar", [[2, 4], [3, 4]]], ["statue", [[0, 0]]]]
	},
	barracks: {
		copies: 1,
		monsters: !0,
		dark: !1,
		furniture: [
			["cupboard", [[0, 0], [0, 1]]],
			["cupboard", [[5, 0], [5, 1]]],
			["chest", [[0, 5]]]
		]
	},
	"basin-room": {
		copies: 1,
		monsters: !1,
		dark: !1,
		furniture: [["fountain", [
			[2, 2],
			[3, 2],
			[2, 3],
			[3, 3]
		]]]
	},
	"diagram-room": {
		copies: 1,
		monsters: !1,
		dark: !1,
		furniture: [["magic-circle", [
			[2, 2],
			[3, 2],
			[2, 3],
			[3, 3]
		]]]
	},
	storeroom: {
		copies: 1,
		monsters: !0,
		dark: !1,
		furniture: [
			["cupboard", [[4, 5], [5, 5]]],
			["chest", [[0, 5]]],
			["chest", [[0, 0]]]
		]
	},
	cells: {
		copies: 1,
		monsters: !0,
		dark: !1,
		theme: "humanoid",
		furniture: [["torture-rack", [[4, 0], [5, 0]]], ["table", [[0, 5], [1, 5]]]]
	},
	"gallery-of-idols": {
		copies: 1,
		monsters: !1,
		dark: !1,
		furniture: [["statue", [[1, 1]]], ["statue", [[4, 4]]]]
	},
	"bare-room": {
		copies: 2,
		monsters: !1,
		dark: !1,
		furniture: []
	},
	lair: {
		copies: 2,
		monsters: !0,
		dark: !0,
		theme: "beast",
		furniture: [["chest", [[5, 5]]]]
	},
	"lightless-hall": {
		copies: 1,
		monsters: !0,
		dark: !0,
		furniture: []
	},
	"split-room": {
		copies: 1,
		monsters: !1,
		dark: !1,
		furniture: [["crevasse", [
			[0, 4],
			[1, 4],
			[2, 4],
			[3, 4],
			[4, 4],
			[5, 4]
		]], ["chest", [[0, 5]]]]
	}
}, fn = {
	"audience-hall": {
		copies: 1,
		monsters: !0,
		dark: !1,
		furniture: [
			["throne", [[4, 9]]],
			["statue", [[0, 7]]],
			["statue", [[5, 7]]]
		]
	},
	"great-library": {
		copies: 1,
		monsters: !1,
		dark: !1,
		furniture: [
			["library", [[0, 1], [0, 2]]],
			["library", [[0, 7], [0, 8]]],
			["library", [[5, 7], [5, 8]]],
			["desk", [[2, 6], [3, 6]]]
		]
	},
	"temple-of-the-dark-gods": {
		copies: 1,
		monsters: !0,
		dark: !1,
		theme: "chaos",
		furniture: [
			["altar", [[2, 7], [3, 7]]],
			["statue", [[0, 8]]],
			["statue", [[5, 8]]]
		]
	},
	"banquet-hall": {
		copies: 1,
		monsters: !0,
		dark: !1,
		theme: "greenskin",
		furniture: [
			["table", [[2, 2], [3, 2]]],
			["table", [[2, 4], [3, 4]]],
			["table", [[2, 6], [3, 6]]],
			["hearth", [[0, 7], [0, 8]]],
			["cupboard", [[5, 1], [5, 2]]]
		]
	},
	necropolis: {
		copies: 1,
		monsters: !0,
		dark: !1,
		theme: "undead",
		furniture: [
			["sarcophagus", [[1, 1], [1, 2]]],
			["sarcophagus", [[4, 1], [4, 2]]],
			["sarcophagus", [[1, 7], [1, 8]]],
			["sarcophagus", [[4, 7], [4, 8]]]
		]
	},
	chasm: {
		copies: 1,
		monsters: !1,
		dark: !1,
		furniture: [
			["crevasse", [
				[0, 7],
				[1, 7],
				[2, 7],
				[3, 7],
				[4, 7],
				[5, 7]
			]],
			["chest", [[0, 9]]],
			["chest", [[5, 9]]]
		]
	},
	arsenal: {
		copies: 1,
		monsters: !0,
		dark: !1,
		furniture: [
			["weapon-rack", [[0, 1], [0, 2]]],
			["weapon-rack", [[0, 7], [0, 8]]],
			["weapon-rack", [[5, 7], [5, 8]]],
			["chest", [[5, 0]]]
		]
	},
	"alchemy-works": {
		copies: 1,
		monsters: !1,
		dark: !1,
		furniture: [
			["alchemist-bench", [[2, 3], [3, 3]]],
			["alchemist-bench", [[2, 6], [3, 6]]],
			["cupboard", [[0, 8], [0, 9]]],
			["hearth", [[5, 8], [5, 9]]]
		]
	},
	"summoning-hall": {
		copies: 1,
		monsters: !0,
		dark: !1,
		theme: "chaos",
		furniture: [["magic-circle", [
			[2, 4],
			[3, 4],
			[2, 5],
			[3, 5]
		]], ["altar", [[2, 8], [3, 8]]]]
	},
	treasury: {
		copies: 1,
		monsters: !0,
		dark: !1,
		furniture: [
			["chest", [[0, 9]]],
			["chest", [[5, 9]]],
			["chest", [[0, 0]]],
			["statue", [[2, 6]]]
		]
	},
	grotto: {
		copies: 1,
		monsters: !0,
		dark: !0,
		theme: "beast",
		furniture: [["fountain", [
			[2, 6],
			[3, 6],
			[2, 7],
			[3, 7]
		]]]
	},
	"abandoned-hall": {
		copies: 1,
		monsters: !1,
		dark: !1,
		furniture: [["table", [[1, 2], [1, 3]]], ["torture-rack", [[4, 7], [4, 8]]]]
	}
}, pn = {
	...dn,
	...fn
}, mn = Object.keys(dn), hn = Object.keys(fn), gn = {
	"enchanted-dagger": {
		category: "weapon",
		value: 25,
		copies: 1,
		base: "dagger",
		magic: 1
	},
	"star-staff": {
		category: "weapon",
		value: 60,
		copies: 1,
		base: "staff",
		magic: 1,
		spells: 1
	},
	"runed-short-sword": {
		category: "weapon",
		value: 35,
		copies: 2,
		base: "short-sword",
		magic: 1
	},
	"hallowed-mace": {
		category: "weapon",
		value: 45,
		copies: 1,
		base: "mace",
		magic: 1,
		againstUndead: 2
	},
	"watchmans-spear": {
		category: "weapon",
		value: 50,
		copies: 1,
		base: "spear",
		magic: 1,
		long: !0
	},
	"blade-of-dawn": {
		category: "weapon",
		value: 65,
		copies: 1,
		base: "long-sword",
		magic: 1,
		light: !0
	},
	"clan-axe": {
		category: "weapon",
		value: 55,
		copies: 1,
		base: "battle-axe",
		magic: 1
	},
	"canopy-bow": {
		category: "weapon",
		value: 60,
		copies: 1,
		base: "long-bow",
		magic: 1
	},
	"clockmakers-crossbow": {
		category: "weapon",
		value: 40,
		copies: 1,
		base: "light-crossbow",
		magic: 1
	},
	"great-oath-blade": {
		category: "weapon",
		value: 140,
		copies: 1,
		base: "great-sword",
		magic: 2
	},
	"old-arms": {
		category: "weapon",
		value: 4,
		copies: 2,
		names: 2
	},
	"garrison-long-sword": {
		category: "weapon",
		value: 8,
		copies: 1,
		base: "long-sword",
		magic: 0
	},
	"siege-hammer": {
		category: "weapon",
		value: 16,
		copies: 1,
		base: "great-hammer",
		magic: 0
	},
	"star-strewn-cloak": {
		category: "armour",
		value: 35,
		copies: 1,
		base: "magician-cloak",
		magic: 1
	},
	"prowlers-leather": {
		category: "armour",
		value: 35,
		copies: 1,
		base: "leather",
		magic: 1
	},
	"graven-buckler": {
		category: "armour",
		value: 40,
		copies: 1,
		base: "small-shield",
		magic: 1
	},
	"drake-scales": {
		category: "armour",
		value: 55,
		copies: 1,
		base: "scale",
		magic: 1
	},
	"blessed-mail": {
		category: "armour",
		value: 75,
		copies: 1,
		base: "mail",
		magic: 1
	},
	"champions-plate": {
		category: "armour",
		value: 120,
		copies: 1,
		base: "full-plate",
		magic: 1
	},
	"found-full-plate": {
		category: "armour",
		value: 32,
		copies: 1,
		base: "full-plate",
		magic: 0
	},
	"banded-armour": {
		category: "armour",
		value: 8,
		copies: 1,
		base: "banded",
		magic: 0
	},
	"mail-coat": {
		category: "armour",
		value: 16,
		copies: 1,
		base: "mail",
		magic: 0
	},
	"full-quiver": {
		category: "ammunition",
		value: 2,
		copies: 2,
		shots: 20,
		magic: 0
	},
	"silver-arrows": {
		category: "ammunition",
		value: 20,
		copies: 2,
		shots: 6,
		magic: 1,
		missile: "arrow"
	},
	"piercing-bolts": {
		category: "ammunition",
		value: 20,
		copies: 1,
		shots: 6,
		magic: 0,
		missile: "bolt",
		piercing: 2
	},
	"rune-stones": {
		category: "ammunition",
		value: 15,
		copies: 1,
		shots: 6,
		magic: 1,
		missile: "stone"
	},
	"healing-potion": {
		category: "other",
		value: 15,
		copies: 5,
		heal: 1
	},
	"great-healing-potion": {
		category: "other",
		value: 30,
		copies: 2,
		heal: 2
	},
	"potion-of-vigour": {
		category: "other",
		value: 20,
		copies: 2
	},
	"potion-of-might": {
		category: "other",
		value: 12,
		copies: 1
	},
	antidote: {
		category: "other",
		value: 8,
		copies: 2
	},
	"lustral-water": {
		category: "other",
		value: 15,
		copies: 1
	},
	"spell-scroll": {
		category: "other",
		value: 20,
		copies: 3
	},
	"ring-of-the-rampart": {
		category: "other",
		value: 80,
		copies: 1,
		worn: "DEF"
	},
	"seven-step-boots": {
		category: "other",
		value: 80,
		copies: 1,
		worn: "VIT"
	},
	"brazen-gauntlets": {
		category: "other",
		value: 70,
		copies: 1,
		worn: "FOR"
	},
	"moon-talisman": {
		category: "other",
		value: 80,
		copies: 1,
		worn: "MAG"
	},
	"hares-foot": {
		category: "other",
		value: 60,
		copies: 1
	},
	"master-key": {
		category: "other",
		value: 20,
		copies: 1,
		uses: 3
	},
	"old-plan": {
		category: "other",
		value: 10,
		copies: 1
	},
	purse: {
		category: "other",
		value: 10,
		copies: 3,
		gold: 10
	},
	casket: {
		category: "other",
		value: 20,
		copies: 2,
		gold: 20
	},
	gem: {
		category: "other",
		value: 30,
		copies: 2,
		gold: 30
	},
	"golden-idol": {
		category: "other",
		value: 80,
		copies: 1,
		gold: 80
	}
}, x = gn, _n = Object.keys(gn), vn = (e) => x[e].category !== "other", yn = -999999, S = Gt(), bn = 1e6, xn = () => {
	let e = Sn("", yn, 0, 0);
	return e.over = !0, e;
}, Sn = (e, t, n, r) => ({
	who: e,
	left: n,
	walked: 0,
	ran: !1,
	paid: !1,
	busy: !1,
	stopped: !1,
	attacks: r,
	attacked: !1,
	melee: !1,
	hit: !1,
	charged: !1,
	tried: !1,
	cast: !1,
	over: !1,
	back: t,
	bridge: -1,
	dark: !1
}), Cn = () => ({
	kind: "test",
	sides: 10,
	by: "",
	at: "",
	die: 0,
	plus: 0,
	defence: 0,
	defencePlus: 0,
	pf: 0,
	defencePf: 0,
	parry: 0,
	turned: [],
	melee: !1,
	target: 0
});
function wn(e, t) {
	return t[0] === "h" ? e.heroes[Number.parseInt(t.slice(1), 10)]?.name ?? "nobody" : e.monsters.find((e) => e.id === t)?.kind ?? "nobody";
}
var Tn = (e, t) => `${t}:${wn(e, t)}`;
function En(e, t) {
	if (!/^[hmzdf]\d+$/.test(t)) return t;
	let n = Number(t.slice(1));
	return t[0] === "z" ? `${t}:${e.zones[n].card}` : t[0] === "d" ? `${t}:door` : t[0] === "f" ? `${t}:${e.pieces[n].kind}` : Tn(e, t);
}
var Dn = (e) => ({
	...Object.fromEntries(e.heroes.map((e, t) => [`h${t}`, e.name])),
	1: "none"
});
function C(e, t) {
	S.tell(() => {
		let n = { ...t() };
		for (let t of ["hero", "to"]) {
			let r = n[t];
			typeof r == "number" && (n[t] = r < 0 ? "nobody" : e.heroes[r].name);
		}
		for (let t of [
			"figure",
			"by",
			"target"
		]) {
			let r = n[t];
			typeof r == "string" && r !== "" && (n[`${t}Id`] = r, n[t] = wn(e, r));
		}
		return n;
	});
}
var w = (e, t) => e.flatMap((e) => Array(t[e].copies).fill(e));
function On(e) {
	return e.treasureDeck.length === 0 && (e.treasureDeck = v(e, e.treasureDiscard), e.treasureDiscard = []), $e(e, e.treasureDeck);
}
var kn = {
	dungeon: "none",
	square: "none",
	rectangular: "none",
	monster: "none",
	treasure: "none"
}, An = (e, t) => ({
	proc: "drawing",
	at: 0,
	deck: e,
	purpose: t,
	card: "none",
	aside: []
});
function jn(e) {
	return e.eventDeck.length === 0 && (e.eventDeck = v(e, e.eventDiscard), e.eventDiscard = []), $e(e, e.eventDeck);
}
function Mn(e, t) {
	let n = [];
	if (e.revealed) return n;
	for (;;) {
		let r = jn(e);
		if (r === void 0) return n;
		if (en[r].timing === "now") n.push(r), e.eventDiscard.push(r);
		else return e.hand = [...e.hand, r].sort(), C(e, () => ({
			type: "drew-event",
			rule: t,
			count: e.hand.length,
			secret: {
				to: [0],
				event: r
			}
		})), n;
	}
}
function Nn(e, t) {
	let n = e.hand.indexOf(t);
	e.hand = e.hand.filter((e, t) => t !== n), e.eventDiscard.push(t);
}
var Pn = [
	0,
	1,
	2,
	3
], Fn = 1e3, In = Fn / 2, Ln = 498, T = [
	-1e3,
	1,
	Fn,
	-1
], Rn = (e, t) => t * Fn + e;
function zn(e, t) {
	if (!(Number.isInteger(e) && Number.isInteger(t) && Bn(e) && Bn(t))) throw RangeError(`no cell at (${e}, ${t}): whole numbers from -${Ln} to ${Ln} are wanted`);
	return t * Fn + e;
}
var Bn = (e) => e >= -498 && e <= Ln, E = (e) => Math.floor((e + In) / Fn), D = (e) => e - E(e) * Fn, Vn = Array(64 * Fn), Hn = /* @__PURE__ */ new Map(), Un = /* @__PURE__ */ new Map();
function O(e) {
	let t = e >= 0 && e < Vn.length ? Vn[e] : Hn.get(e);
	if (t === void 0) {
		let n = D(e);
		t = `${n < 0 ? `-${Wn(-n - 1)}` : Wn(n)}${E(e) + 1}`, e >= 0 && e < Vn.length ? Vn[e] = t : Hn.set(e, t);
	}
	return t;
}
function Wn(e) {
	let t = "";
	for (let n = e; n >= 0; n = Math.floor(n / 26) - 1) t = String.fromCharCode(97 + n % 26) + t;
	return t;
}
var Gn = /^(-?)([a-z]{1,2})(0|-?[1-9][0-9]{0,2})$/;
function Kn(e) {
	let t = Gn.exec(e);
	if (t === null) return;
	let n = 0;
	for (let e of t[2]) n = n * 26 + e.charCodeAt(0) - 96;
	let r = t[1] === "-" ? -n : n - 1, i = Number(t[3]) - 1;
	return Bn(r) && Bn(i) ? i * Fn + r : void 0;
}
function k(e) {
	let t = Un.get(e);
	if (t === void 0) {
		if (t = Kn(e), t === void 0) throw RangeError(`"${e}" is no cell`);
		Un.set(e, t);
	}
	return t;
}
var qn = (e, t) => Math.max(Math.abs(D(e) - D(t)), Math.abs(E(e) - E(t)));
function Jn(e, t) {
	let n = T.indexOf(t - e);
	return n < 0 ? void 0 : n;
}
var Yn = (e) => e + 2 & 3;
function Xn(e, t) {
	return t === 1 ? 2 * e : t === 2 ? 2 * e + 1 : t === 3 ? 2 * (e + T[3]) : 2 * (e + T[0]) + 1;
}
function Zn(e) {
	let t = Math.floor(e / 2);
	return [t, t + T[e === 2 * t ? 1 : 2]];
}
function Qn(e) {
	let t = Math.floor(e / 2);
	return `${O(t)}${e === 2 * t ? "e" : "s"}`;
}
function $n(e) {
	let t = e.at(-1);
	if (t !== "e" && t !== "s") throw RangeError(`"${e}" is no edge`);
	return Xn(k(e.slice(0, -1)), t === "e" ? 1 : 2);
}
function er(e, t = []) {
	let n = e.flatMap((e, t) => [...e].flatMap((e, n) => e === " " || e === "#" ? [] : [zn(n, t)]));
	return {
		width: Math.max(0, ...n.map((e) => D(e) + 1)),
		height: e.length,
		cells: n,
		connectors: t.map((e) => ({
			name: e.name,
			side: e.side,
			cells: e.cells.map(([e, t]) => zn(e, t)).sort((e, t) => e - t)
		}))
	};
}
var tr = (e, t, n = []) => er(Array.from({ length: t }, () => ".".repeat(e)), n);
function nr(e, t, n, r) {
	let i = D(n), a = E(n);
	return r === 0 ? n : r === 1 ? Rn(t - 1 - a, i) : r === 2 ? Rn(e - 1 - i, t - 1 - a) : Rn(a, e - 1 - i);
}
var rr = (e, t, n) => k(t.at) + nr(e.width, e.height, n, t.turn), ir = (e, t) => t + e.turn & 3, ar = (e, t) => or(e, k(t.at), t.turn), or = (e, t, n) => e.cells.map((r) => t + nr(e.width, e.height, r, n));
function sr(e, t, n) {
	return {
		name: n.name,
		side: ir(t, n.side),
		cells: n.cells.map((n) => rr(e, t, n)).sort((e, t) => e - t)
	};
}
function cr(e) {
	let t = /* @__PURE__ */ new WeakMap(), n = /* @__PURE__ */ new WeakMap(), r, i;
	return {
		rules: e,
		board(a) {
			if (a === r) return i;
			let o = t.get(a);
			if (o === void 0) {
				let r = n.get(a.tiles);
				r === void 0 && (r = lr(e, a.tiles), n.set(a.tiles, r)), o = ur(r, e, a), t.set(a, o);
			}
			return r = a, i = o, o;
		}
	};
}
function A(e, t) {
	let n = E(t), r = t - n * T[2] - e.left, i = (n - e.top) * e.width + r;
	return r >= 0 && r < e.width && i >= 0 && i < e.size ? i : 0;
}
function lr({ shapes: e }, t) {
	let [n, r, i, a] = t.length === 0 ? [
		0,
		0,
		0,
		0
	] : [
		dr,
		dr,
		-dr,
		-dr
	];
	for (let { tile: o, at: s, turn: c } of t) {
		let t = e[o];
		if (t === void 0) throw RangeError(`no shape for the tile "${o}"`);
		let l = k(s);
		n = Math.min(n, D(l)), r = Math.min(r, E(l)), i = Math.max(i, D(l) + (c % 2 == 0 ? t.width : t.height)), a = Math.max(a, E(l) + (c % 2 == 0 ? t.height : t.width));
	}
	let o = n - 1, s = r - 1, c = i - o + 1, l = c * (a - s + 1), u = new Int32Array(l);
	for (let e = 0, t = s * T[2] + o; e < l; t += T[2]) for (let n = 0; n < c; n++) u[e++] = t + n;
	let d = new Int16Array(l).fill(-1), f = [
		-c,
		1,
		c,
		-1,
		1 - c,
		c + 1,
		c - 1,
		-c - 1
	], p = {
		left: o,
		top: s,
		width: c,
		size: l,
		cells: u,
		zones: d,
		walk: new Uint16Array(l),
		see: new Uint16Array(l),
		steps: f
	};
	for (let [n, r] of t.entries()) for (let t of ar(e[r.tile], r)) {
		let e = A(p, t);
		if (d[e] !== -1) throw RangeError(`two tiles cover the cell ${O(t)}`);
		d[e] = n;
	}
	fr(p);
	for (let e = 0; e < l; e++) mr(p, p.walk, e), mr(p, p.see, e);
	for (let e = 0; e < l; e++) {
		let n = d[e];
		n >= 0 && (d[e] = t[n].zone ?? n);
	}
	return p;
}
function ur(e, { edges: t }, n) {
	let r = {
		...e,
		walk: e.walk.slice(),
		see: e.see.slice()
	}, i = [];
	for (let [e, a] of Object.entries(n.edges)) {
		let n = t[a];
		if (n === void 0) throw RangeError(`"${a}" on the edge ${e} is unknown`);
		pr(r, $n(e), n, i);
	}
	for (let e of i) for (let t of [e, ...Pn.map((t) => e + r.steps[t])]) mr(r, r.walk, t), mr(r, r.see, t);
	return r;
}
var dr = 1e3;
function fr({ size: e, zones: t, walk: n, see: r, steps: i }) {
	for (let a = 0; a < e; a++) {
		let e = t[a];
		if (!(e < 0)) {
			for (let r of Pn) t[a + i[r]] === e && (n[a] |= 1 << r);
			r[a] = n[a];
		}
	}
}
function pr(e, t, { walk: n, see: r }, i) {
	let [a, o] = Zn(t), s = A(e, a), c = A(e, o);
	if (e.zones[s] < 0 || e.zones[c] < 0) return;
	let l = Jn(a, o);
	for (let [t, i] of [[e.walk, n], [e.see, r]]) t[s] = i ? t[s] | 1 << l : t[s] & ~(1 << l), t[c] = i ? t[c] | 1 << (l + 2 & 3) : t[c] & ~(1 << (l + 2 & 3));
	i.push(s, c);
}
function mr({ steps: e }, t, n) {
	let r = t[n] & 15, i = r;
	for (let a = 0; a < 4; a++) {
		let o = a + 1 & 3;
		r & 1 << a && t[n + e[a]] & 1 << o && (i |= 1 << 4 + a), r & 1 << o && t[n + e[o]] & 1 << a && (i |= 1 << 8 + a);
	}
	t[n] = i;
}
var hr = (e, t) => e.zones[A(e, t)] >= 0, gr = (e, t) => e.zones[A(e, t)];
function _r(e, t) {
	let n = [];
	for (let r = 0; r < e.size; r++) {
		let i = e.zones[r];
		(t === void 0 ? i >= 0 : i === t) && n.push(e.cells[r]);
	}
	return n;
}
function vr(e, t) {
	let n = /* @__PURE__ */ new Set();
	for (let r = 0; r < e.size; r++) if (e.zones[r] === t) for (let i of Pn) {
		let a = e.zones[r + e.steps[i]];
		e.walk[r] & 1 << i && a !== t && n.add(a);
	}
	return [...n].sort((e, t) => e - t);
}
var yr = (e, t = 0) => t === 0 ? new Uint8Array(e.size) : new Uint8Array(e.size).fill(t);
function j(e, t, n, r) {
	let i = A(e, n);
	i !== 0 && (t[i] |= r);
}
function br(e, t, n, r) {
	let i = A(e, t), a = A(e, n);
	return e.zones[i] < 0 || e.zones[a] < 0 ? !1 : xr(e, i, a, D(n) - D(t), E(n) - E(t), r);
}
function xr({ see: e, steps: t }, n, r, i, a, o) {
	let s = Math.abs(i), c = Math.abs(a), l = i > 0 ? 1 : 3, u = a > 0 ? 2 : 0, d = t[l], f = t[u], p = i > 0 ? +(a > 0) : a > 0 ? 2 : 3, m = 1 << 4 + p, h = 1 << 8 + p, ee = p === l ? d : f, te = p === l ? f : d, { blocks: ne } = o, re = o.points === "strict", g = n, ie = c - s;
	for (; g !== r;) {
		if (ne !== void 0 && g !== n && ne[g] !== 0) return !1;
		let t = e[g];
		if (ie < 0) {
			if (!(t & 1 << l)) return !1;
			g += d, ie += 2 * c;
		} else if (ie > 0) {
			if (!(t & 1 << u)) return !1;
			g += f, ie -= 2 * s;
		} else {
			let e = ne === void 0 || ne[g + ee] === 0, n = ne === void 0 || ne[g + te] === 0;
			if (re) {
				if ((t & m) === 0 || (t & h) === 0 || !(e || n)) return !1;
			} else if (!(t & m && e || t & h && n)) return !1;
			g += d + f, ie += 2 * (c - s);
		}
	}
	return !0;
}
var Sr = [
	...T,
	T[0] + T[1],
	T[1] + T[2],
	T[2] + T[3],
	T[3] + T[0]
], Cr = 4080, wr = (e) => e & 4 ? 0 : 1;
function Tr({ walk: e, steps: t }, n, r) {
	let i = e[n], a = i & 15;
	if (r.corners === "never") return a;
	let o = i >> 4 & 15, s = i >> 8 & 15, { cells: c } = r;
	if (r.flanks !== "cells" || c === void 0) return a | (r.corners === "both" ? o & s : o | s) << 4;
	if ((i & Cr) === 0) return a;
	let l = wr(c[n + t[0]]) | wr(c[n + t[1]]) << 1 | wr(c[n + t[2]]) << 2 | wr(c[n + t[3]]) << 3, u = o & l, d = s & (l >> 1 | (l & 1) << 3);
	return a | (r.corners === "both" ? u & d : u | d) << 4;
}
function Er(e) {
	if (e > Sr[5] || e < Sr[7]) return -1;
	for (let t = 0; t < 8; t++) if (Sr[t] === e) return t;
	return -1;
}
function Dr(e, t, n, r) {
	let i = Er(n - t);
	if (i < 0) return !1;
	let a = A(e, n);
	return r.cells !== void 0 && r.cells[a] & 4 ? !1 : !!(Tr(e, A(e, t), r) & 1 << i);
}
function Or(e, t, n) {
	let r = Ar(e, t, n), i = [];
	for (let e = 0; e < 8; e++) r & 1 << e && i.push(t + Sr[e]);
	return i;
}
function kr(e, t, n, r) {
	let i = Er(n - t);
	return i >= 0 && !!(Ar(e, t, r) & 1 << i);
}
var Ar = (e, t, n) => Tr(e, A(e, t), jr[n]), jr = {
	never: { corners: "never" },
	both: { corners: "both" },
	either: { corners: "either" }
}, Mr = 32e3, Nr = [[]], Pr = [0], Fr = [];
function Ir(e, t, n, r, i, a) {
	let { size: o } = e, s = Math.min(n ?? Mr, Mr), c = i !== void 0 && i.costs.length >= o, l = (c ? i.costs : new Int16Array(o)).fill(-1), u = c ? i.last : new Uint8Array(o), d = {
		board: e,
		costs: l,
		last: u
	}, f = a === void 0 ? -1 : A(e, a);
	Pr[0] = 0;
	for (let n of typeof t == "number" ? [t] : t) {
		let t = A(e, n);
		t === 0 || e.zones[t] < 0 || l[t] === 0 || (l[t] = 0, Nr[0][Pr[0]++] = t);
	}
	let p = r.costs === void 0 ? Lr(d, s, r, f) : Rr(d, s, r, r.costs, f);
	return {
		board: e,
		cells: p < 0 ? [a] : Fr.slice(0, p),
		costs: l,
		last: u
	};
}
function Lr({ board: e, costs: t, last: n }, r, i, a) {
	let { steps: o, cells: s } = e, c = i.cells, l = Nr[0], u = 0, d = Pr[0];
	for (let f = 0; f < d; f++) {
		let p = l[f], m = t[p];
		if (m > 0) {
			if (p === a) return -1;
			let e = c === void 0 ? 0 : c[p];
			if (e & 1 || (Fr[u++] = s[p]), e & 2) continue;
		}
		if (!(m >= r)) for (let r = Tr(e, p, i); r !== 0; r &= r - 1) {
			let e = 31 - Math.clz32(r & -r), i = p + o[e];
			t[i] >= 0 || c !== void 0 && zr(c[i]) || (t[i] = m + 1, n[i] = e, l[d++] = i);
		}
	}
	return u;
}
function Rr({ board: e, costs: t, last: n }, r, i, a, o) {
	let { steps: s, cells: c } = e, l = i.cells, u = 0, d = 0;
	for (let f = 0; f <= d; f++) {
		let p = Nr[f];
		for (let m = 0; m < Pr[f]; m++) {
			let h = p[m];
			if (t[h] === f) {
				if (h === o && f > 0) return -1;
				if (f > 0) {
					let e = l === void 0 ? 0 : l[h];
					if (e & 1 || (Fr[u++] = c[h]), e & 2) continue;
				}
				for (let o = Tr(e, h, i); o !== 0; o &= o - 1) {
					let e = 31 - Math.clz32(o & -o), i = h + s[e], c = f + (a[i] || 1), u = t[i];
					if (!(c > r || u >= 0 && u <= c) && !(l !== void 0 && zr(l[i]))) {
						for (t[i] = c, n[i] = e; d < c;) d++, Nr.length === d && Nr.push([]), Pr[d] = 0;
						Nr[c][Pr[c]++] = i;
					}
				}
			}
		}
	}
	return u;
}
var zr = (e) => !!(e & 4) || (e & 3) == 3;
function Br({ board: e, costs: t }, n) {
	let r = t[A(e, n)];
	return r < 0 ? void 0 : r;
}
function Vr({ board: e, costs: t, last: n }, r) {
	let i = A(e, r);
	if (t[i] < 0) return;
	let a = [];
	for (; t[i] > 0;) a.push(e.cells[i]), i -= e.steps[n[i]];
	return a.reverse();
}
var Hr = (e, t, n, r) => or(t, n, r).every((t) => !hr(e, t));
function Ur(e, t, n, r, i) {
	let a = [...r.cells].sort((e, t) => e - t), o = [];
	for (let s of n.connectors) {
		if (s.cells.length !== a.length || i !== void 0 && !i.includes(s.name)) continue;
		let c = Yn(r.side) - s.side + 4 & 3, l = sr(n, {
			tile: t,
			at: "a1",
			turn: c
		}, s), u = a[0] + T[r.side] - l.cells[0];
		l.cells.every((e, t) => e + u === a[t] + T[r.side]) && Hr(e, n, u, c) && o.push({
			tile: t,
			at: O(u),
			turn: c,
			by: s.name
		});
	}
	return o;
}
function Wr(e, t, n) {
	let r = t.filter((t) => !(n.cells !== void 0 && n.cells[A(e, t)] & 4));
	if (r.length === 0) return !0;
	let i = Ir(e, r[0], void 0, n);
	return r.every((e) => Br(i, e) !== void 0);
}
function Gr(e, t, n) {
	let r = [];
	for (let i = 0; i < e.size; i++) {
		if (e.zones[i] !== t) continue;
		let a = e.cells[i];
		for (let i of [
			0,
			1,
			2,
			3
		]) {
			let o = T[i === 0 || i === 2 ? 1 : 2], s = Array.from({ length: n }, (e, t) => a + t * o);
			s.every((n) => Kr(e, t, n, i)) && r.push({
				side: i,
				cells: s
			});
		}
	}
	return r;
}
var Kr = (e, t, n, r) => e.zones[A(e, n)] === t && !(Tr(e, A(e, n), { corners: "never" }) & 1 << r) && !hr(e, n + T[r]), qr = {
	dagger: {
		power: 1,
		price: 2,
		hands: 1
	},
	staff: {
		power: 1,
		price: 2,
		hands: 2
	},
	sling: {
		power: 1,
		price: 2,
		hands: 1,
		missile: "stone"
	},
	club: {
		power: 1,
		price: 2,
		hands: 1
	},
	"short-sword": {
		power: 2,
		price: 4,
		hands: 1
	},
	axe: {
		power: 2,
		price: 4,
		hands: 1
	},
	"short-bow": {
		power: 2,
		price: 4,
		hands: 2,
		missile: "arrow"
	},
	"light-crossbow": {
		power: 2,
		price: 4,
		hands: 2,
		missile: "bolt"
	},
	hammer: {
		power: 2,
		price: 4,
		hands: 1
	},
	mace: {
		power: 2,
		price: 4,
		hands: 1
	},
	"morning-star": {
		power: 2,
		price: 4,
		hands: 1
	},
	spear: {
		power: 2,
		price: 4,
		hands: 1
	},
	"long-sword": {
		power: 3,
		price: 8,
		hands: 1
	},
	"battle-axe": {
		power: 3,
		price: 8,
		hands: 1
	},
	"long-bow": {
		power: 3,
		price: 8,
		hands: 2,
		missile: "arrow"
	},
	"heavy-crossbow": {
		power: 3,
		price: 8,
		hands: 2,
		missile: "bolt"
	},
	halberd: {
		power: 3,
		price: 8,
		hands: 2
	},
	"great-sword": {
		power: 4,
		price: 16,
		hands: 2
	},
	"great-axe": {
		power: 4,
		price: 16,
		hands: 2
	},
	"great-hammer": {
		power: 4,
		price: 16,
		hands: 2
	}
}, Jr = {
	"magician-cloak": {
		power: 1,
		price: 4,
		slot: "body"
	},
	leather: {
		power: 1,
		price: 4,
		slot: "body"
	},
	"small-shield": {
		power: 1,
		price: 4,
		slot: "shield"
	},
	banded: {
		power: 2,
		price: 8,
		slot: "body"
	},
	scale: {
		power: 2,
		price: 8,
		slot: "body"
	},
	mail: {
		power: 3,
		price: 16,
		slot: "body"
	},
	"light-plate": {
		power: 3,
		price: 16,
		slot: "body"
	},
	"full-plate": {
		power: 4,
		price: 32,
		slot: "body"
	}
}, Yr = qr, Xr = Jr, Zr = Object.keys(qr), Qr = {
	arrows: {
		price: 1,
		missile: "arrow",
		count: 10
	},
	bolts: {
		price: 1,
		missile: "bolt",
		count: 10
	},
	stones: {
		price: 1,
		missile: "stone",
		count: 10
	},
	lantern: { price: 3 },
	torches: {
		price: 1,
		count: 6
	},
	rope: { price: 2 },
	"rat-poison": { price: 3 },
	potion: { price: 15 },
	poison: { price: 5 }
}, $r = [
	"crown",
	"relic",
	"ledger",
	"page",
	"silver-stylus"
], ei = {
	arrow: {
		missile: "arrow",
		magic: 0,
		piercing: 0
	},
	bolt: {
		missile: "bolt",
		magic: 0,
		piercing: 0
	},
	stone: {
		missile: "stone",
		magic: 0,
		piercing: 0
	},
	"silver-arrows": {
		missile: "arrow",
		magic: 1,
		piercing: 0
	},
	"piercing-bolts": {
		missile: "bolt",
		magic: 0,
		piercing: 2
	},
	"rune-stones": {
		missile: "stone",
		magic: 1,
		piercing: 0
	}
}, M = Object.keys(ei), ti = new Map(Object.entries(x)), ni = new Map(Object.entries(Yr)), ri = new Map(Object.entries(Xr)), ii = (e) => ti.get(e), ai = (e) => e === "silver-stylus" ? "dagger" : ii(e)?.base ?? e, oi = (e) => ni.get(ai(e)), si = (e) => ri.get(ai(e)), ci = (e) => e === "silver-stylus" ? 1 : ii(e)?.magic ?? 0, li = (e) => e.startsWith("grimoire:") || e.startsWith("scroll:") ? e.slice(e.indexOf(":") + 1) : void 0, ui = {
	"giant-spider": {
		kin: "beast",
		stats: [
			3,
			3,
			4,
			2,
			1,
			4
		],
		life: 5,
		xp: 20,
		weapon: 3,
		armour: 1,
		abilities: ["webs", "venom"],
		spells: []
	},
	brigand: {
		kin: "humanoid",
		stats: [
			3,
			3,
			3,
			3,
			2,
			3
		],
		life: 5,
		xp: 15,
		weapon: 2,
		armour: 2,
		abilities: [],
		spells: []
	},
	demon: {
		kin: "chaos",
		stats: [
			5,
			4,
			6,
			5,
			5,
			6
		],
		life: 10,
		xp: 65,
		weapon: 4,
		armour: 2,
		abilities: ["only-magic"],
		spells: [
			"magic-missile",
			"toxic-cloud",
			"flight"
		]
	},
	"greater-demon": {
		kin: "chaos",
		stats: [
			6,
			5,
			6,
			6,
			6,
			6
		],
		life: 20,
		xp: 100,
		weapon: 5,
		armour: 4,
		abilities: ["only-magic"],
		spells: [
			"ice-block",
			"toxic-cloud",
			"earthquake"
		]
	},
	fimir: {
		kin: "humanoid",
		stats: [
			5,
			3,
			5,
			3,
			2,
			3
		],
		life: 5,
		xp: 25,
		weapon: 4,
		armour: 1,
		abilities: ["tail"],
		spells: []
	},
	gnoll: {
		kin: "humanoid",
		stats: [
			3,
			3,
			4,
			3,
			2,
			5
		],
		life: 5,
		xp: 20,
		weapon: 4,
		armour: 2,
		abilities: [],
		spells: []
	},
	goblin: {
		kin: "greenskin",
		stats: [
			2,
			2,
			2,
			3,
			1,
			4
		],
		life: 3,
		xp: 10,
		weapon: 2,
		armour: 1,
		abilities: [],
		spells: []
	},
	bugbear: {
		kin: "greenskin",
		stats: [
			4,
			3,
			4,
			3,
			1,
			4
		],
		life: 5,
		xp: 20,
		weapon: 4,
		armour: 4,
		abilities: [],
		spells: []
	},
	ghoul: {
		kin: "undead",
		stats: [
			4,
			2,
			3,
			3,
			2,
			3
		],
		life: 5,
		xp: 15,
		weapon: 1,
		armour: 0,
		abilities: ["weakens"],
		spells: []
	},
	"chaos-warrior": {
		kin: "chaos",
		stats: [
			6,
			6,
			5,
			3,
			3,
			4
		],
		life: 10,
		xp: 50,
		weapon: 4,
		armour: 4,
		abilities: [],
		spells: []
	},
	hobgoblin: {
		kin: "greenskin",
		stats: [
			3,
			3,
			3,
			4,
			3,
			4
		],
		life: 5,
		xp: 20,
		weapon: 3,
		armour: 3,
		abilities: [],
		spells: []
	},
	beastman: {
		kin: "chaos",
		stats: [
			3,
			3,
			4,
			4,
			3,
			6
		],
		life: 5,
		xp: 20,
		weapon: 3,
		armour: 0,
		abilities: ["second-attack"],
		spells: []
	},
	minotaur: {
		kin: "chaos",
		stats: [
			5,
			4,
			6,
			3,
			2,
			4
		],
		life: 10,
		xp: 50,
		weapon: 4,
		armour: 3,
		abilities: ["reach"],
		spells: []
	},
	mummy: {
		kin: "undead",
		stats: [
			5,
			4,
			5,
			4,
			3,
			3
		],
		life: 5,
		xp: 25,
		weapon: 2,
		armour: 2,
		abilities: [],
		spells: []
	},
	ogre: {
		kin: "humanoid",
		stats: [
			5,
			4,
			6,
			3,
			2,
			4
		],
		life: 10,
		xp: 50,
		weapon: 4,
		armour: 3,
		abilities: [],
		spells: []
	},
	orc: {
		kin: "greenskin",
		stats: [
			3,
			3,
			4,
			3,
			2,
			3
		],
		life: 5,
		xp: 15,
		weapon: 2,
		armour: 2,
		abilities: [],
		spells: []
	},
	"orc-archer": {
		kin: "greenskin",
		stats: [
			3,
			3,
			3,
			3,
			2,
			4
		],
		life: 5,
		xp: 15,
		weapon: 2,
		armour: 2,
		abilities: ["ranged"],
		spells: []
	},
	"orc-warlord": {
		kin: "greenskin",
		stats: [
			4,
			4,
			5,
			3,
			2,
			3
		],
		life: 10,
		xp: 40,
		weapon: 4,
		armour: 3,
		abilities: [],
		spells: []
	},
	skaven: {
		kin: "beast",
		stats: [
			3,
			3,
			3,
			4,
			3,
			8
		],
		life: 5,
		xp: 10,
		weapon: 3,
		armour: 3,
		abilities: [],
		spells: []
	},
	"evil-sorcerer": {
		kin: "humanoid",
		stats: [
			3,
			2,
			2,
			3,
			6,
			4
		],
		life: 10,
		xp: 40,
		weapon: 1,
		armour: 2,
		abilities: [],
		spells: [
			"magic-missile",
			"toxic-cloud",
			"wall-of-fire",
			"ice-block",
			"earthquake"
		]
	},
	spectre: {
		kin: "undead",
		stats: [
			3,
			1,
			3,
			4,
			4,
			2
		],
		life: 5,
		xp: 25,
		weapon: 0,
		armour: 0,
		abilities: ["only-magic", "drains"],
		spells: []
	},
	skeleton: {
		kin: "undead",
		stats: [
			3,
			3,
			3,
			2,
			1,
			3
		],
		life: 5,
		xp: 10,
		weapon: 2,
		armour: 2,
		abilities: [],
		spells: []
	},
	"skeleton-sorcerer": {
		kin: "undead",
		stats: [
			3,
			3,
			2,
			2,
			4,
			3
		],
		life: 10,
		xp: 25,
		weapon: 1,
		armour: 1,
		abilities: [],
		spells: [
			"magic-missile",
			"ice-block",
			"earthquake"
		]
	},
	troll: {
		kin: "beast",
		stats: [
			5,
			5,
			5,
			3,
			2,
			4
		],
		life: 15,
		xp: 45,
		weapon: 3,
		armour: 3,
		abilities: ["regenerates"],
		spells: []
	},
	"carrion-worm": {
		kin: "beast",
		stats: [
			5,
			5,
			6,
			3,
			1,
			4
		],
		life: 15,
		xp: 50,
		weapon: 4,
		armour: 2,
		abilities: [],
		spells: []
	},
	zombie: {
		kin: "undead",
		stats: [
			3,
			2,
			3,
			2,
			1,
			2
		],
		life: 5,
		xp: 10,
		weapon: 2,
		armour: 1,
		abilities: [],
		spells: []
	}
}, di = (e) => e === "demon" || e === "greater-demon", fi = {
	"mighty-blow": {
		class: "warrior",
		phase: "C",
		use: "reaction"
	},
	sweep: {
		class: "warrior",
		phase: "C",
		use: "attack"
	},
	"double-strike": {
		class: "warrior",
		phase: "C",
		use: "free"
	},
	bodyguard: {
		class: "warrior",
		phase: "C",
		use: "reaction"
	},
	parry: {
		class: "warrior",
		phase: "C",
		use: "reaction"
	},
	charge: {
		class: "warrior",
		phase: "C",
		use: "free"
	},
	"war-cry": {
		class: "warrior",
		phase: "C",
		use: "free"
	},
	"stand-fast": {
		class: "warrior",
		phase: "C",
		use: "reaction"
	},
	"magic-missile": {
		class: "magician",
		phase: "C",
		use: "attack"
	},
	"toxic-cloud": {
		class: "magician",
		phase: "C",
		use: "attack"
	},
	"wall-of-fire": {
		class: "magician",
		phase: "C",
		use: "attack"
	},
	"ice-block": {
		class: "magician",
		phase: "C",
		use: "attack"
	},
	earthquake: {
		class: "magician",
		phase: "C",
		use: "attack"
	},
	flight: {
		class: "magician",
		phase: "E/C",
		use: "free"
	},
	flash: {
		class: "magician",
		phase: "E/C",
		use: "free"
	},
	"astral-shield": {
		class: "magician",
		phase: "C",
		use: "free"
	},
	sleep: {
		class: "magician",
		phase: "C",
		use: "attack"
	},
	blink: {
		class: "magician",
		phase: "E/C",
		use: "free"
	},
	"lay-hands": {
		class: "priest",
		phase: "E/C",
		use: "free"
	},
	mercy: {
		class: "priest",
		phase: "E/C",
		use: "free"
	},
	blessing: {
		class: "priest",
		phase: "C",
		use: "free"
	},
	"armour-of-faith": {
		class: "priest",
		phase: "C",
		use: "free"
	},
	purify: {
		class: "priest",
		phase: "E/C",
		use: "free"
	},
	"turn-undead": {
		class: "priest",
		phase: "C",
		use: "attack"
	},
	sanctuary: {
		class: "priest",
		phase: "C",
		use: "reaction"
	},
	"sacred-weapon": {
		class: "priest",
		phase: "C",
		use: "free"
	},
	"search-traps": {
		class: "thief",
		phase: "E",
		use: "free"
	},
	"pick-lock": {
		class: "thief",
		phase: "E",
		use: "free"
	},
	"expert-search": {
		class: "thief",
		phase: "E",
		use: "reaction"
	},
	foil: {
		class: "thief",
		phase: "E",
		use: "reaction"
	},
	listen: {
		class: "thief",
		phase: "E",
		use: "free"
	},
	backstab: {
		class: "thief",
		phase: "C",
		use: "reaction"
	},
	dodge: {
		class: "thief",
		phase: "C",
		use: "reaction"
	},
	slip: {
		class: "thief",
		phase: "E/C",
		use: "free"
	}
}, pi = fi;
Object.keys(fi);
var mi = [
	"magic-missile",
	"toxic-cloud",
	"wall-of-fire",
	"ice-block",
	"earthquake",
	"flight",
	"flash",
	"astral-shield",
	"sleep",
	"blink"
], hi = {
	"magic-missile": 4,
	"toxic-cloud": 2,
	"wall-of-fire": 3,
	"turn-undead": 2
}, gi = ["dart", "bell"], _i = {
	chest: {
		lockable: !0,
		rules: "DJ-FURN-CHEST",
		table: [
			[1, "dart"],
			[6, "nothing"],
			[9, "treasure"],
			[10, "two-treasures"]
		]
	},
	cupboard: {
		tall: !0,
		lockable: !0,
		rules: "DJ-FURN-CUPBOARD",
		table: [
			[1, "dart"],
			[8, "nothing"],
			[10, "treasure"]
		]
	},
	"weapon-rack": {
		tall: !0,
		lockable: !0,
		rules: "DJ-FURN-RACK",
		table: [
			[1, "bell"],
			[5, "nothing"],
			[8, "arms"],
			[10, "two-arms"]
		]
	},
	table: {
		rules: "DJ-FURN-TABLE",
		table: [[8, "nothing"], [10, "treasure"]]
	},
	library: {
		tall: !0,
		rules: "DJ-FURN-LIBRARY",
		table: [
			[5, "nothing"],
			[6, "distance"],
			[7, "grimoire"],
			[10, "treasure"]
		]
	},
	"alchemist-bench": {
		rules: "DJ-FURN-BENCH",
		table: [
			[1, "explosion"],
			[5, "nothing"],
			[7, "potion"],
			[10, "treasure"]
		]
	},
	hearth: {
		tall: !0,
		rules: "DJ-FURN-HEARTH",
		table: [
			[6, "nothing"],
			[9, "torch"],
			[10, "treasure"]
		]
	},
	altar: {
		rules: "DJ-FURN-ALTAR",
		table: [
			[1, "visions"],
			[6, "nothing"],
			[9, "treasure"],
			[10, "two-treasures"]
		]
	},
	sarcophagus: {
		rules: "DJ-FURN-SARCOPHAGUS",
		table: [
			[1, "curse"],
			[5, "nothing"],
			[7, "mummy"],
			[9, "lid"],
			[10, "heavy-lid"]
		]
	},
	desk: {
		lockable: !0,
		rules: "DJ-FURN-DESK",
		table: [
			[6, "nothing"],
			[8, "distance"],
			[9, "grimoire"],
			[10, "treasure"]
		]
	},
	statue: {
		tall: !0,
		rules: "DJ-FURN-STATUE",
		table: [
			[6, "nothing"],
			[7, "alive"],
			[8, "side-passage"],
			[9, "gems"],
			[10, "treasure"]
		]
	},
	fountain: {
		rules: "DJ-FURN-FOUNTAIN",
		table: [
			[5, "nothing"],
			[6, "poison"],
			[7, "spring"],
			[9, "coins"],
			[10, "treasure"]
		]
	},
	"magic-circle": {
		walkable: !0,
		rules: "DJ-FURN-CIRCLE",
		table: [
			[3, "nothing"],
			[4, "sent-back"],
			[5, "healed"],
			[6, "pain"],
			[7, "summoning"],
			[8, "held"],
			[9, "stronger"],
			[10, "treasure"]
		]
	},
	throne: {
		rules: "DJ-FURN-THRONE",
		table: [
			[7, "nothing"],
			[8, "passage-behind"],
			[9, "hoard"],
			[10, "treasure"]
		]
	},
	"torture-rack": {
		rules: "DJ-FURN-TORTURE",
		table: [
			[1, "cut"],
			[8, "nothing"],
			[9, "potion"],
			[10, "treasure"]
		]
	},
	crevasse: {
		rules: "DJ-FURN-CREVASSE",
		table: [
			[4, "no-bridge"],
			[6, "poor-bridge"],
			[9, "guarded-bridge"],
			[10, "sound-bridge"]
		]
	}
}, vi = _i;
Object.keys(_i);
var yi = (e, t) => vi[e].table.find(([e]) => t <= e)[1];
function bi(e, t) {
	let { rules: n, table: r } = vi[e];
	return `${n}-${r.findIndex(([e]) => t <= e) + (e === "magic-circle" ? 2 : 1)}`;
}
var xi = (e, t, n, r) => Array.from({ length: n * r }, (r, i) => [e + i % n, t + Math.floor(i / n)]), Si = {
	width: 2,
	height: 6,
	squares: xi(0, 0, 2, 6)
}, Ci = {
	corridor: {
		...Si,
		slots: {
			S: [[0, 0], [1, 0]],
			N: [[0, 5], [1, 5]],
			W: [[0, 2], [0, 3]],
			E: [[1, 2], [1, 3]]
		}
	},
	steps: {
		...Si,
		slots: {
			S: [[0, 0], [1, 0]],
			N: [[0, 5], [1, 5]]
		}
	},
	"t-junction": {
		width: 6,
		height: 4,
		squares: [...xi(2, 0, 2, 2), ...xi(0, 2, 6, 2)],
		slots: {
			S: [[2, 0], [3, 0]],
			W: [[0, 2], [0, 3]],
			E: [[5, 2], [5, 3]]
		}
	},
	corner: {
		width: 4,
		height: 4,
		squares: [...xi(0, 0, 2, 4), ...xi(2, 2, 2, 2)],
		slots: {
			S: [[0, 0], [1, 0]],
			E: [[3, 2], [3, 3]]
		}
	},
	square: {
		width: 6,
		height: 6,
		squares: xi(0, 0, 6, 6),
		slots: {
			S: [[2, 0], [3, 0]],
			N: [[2, 5], [3, 5]],
			W: [[0, 2], [0, 3]],
			E: [[5, 2], [5, 3]]
		},
		room: "square"
	},
	rectangular: {
		width: 6,
		height: 10,
		squares: xi(0, 0, 6, 10),
		slots: {
			S: [[2, 0], [3, 0]],
			N: [[2, 9], [3, 9]],
			W: [[0, 4], [0, 5]],
			E: [[5, 4], [5, 5]]
		},
		room: "rectangular"
	}
}, wi = [
	"n",
	"e",
	"s",
	"w",
	"ne",
	"se",
	"sw",
	"nw"
], Ti = [
	...T,
	T[0] + T[1],
	T[1] + T[2],
	T[2] + T[3],
	T[3] + T[0]
], Ei = {
	N: 0,
	E: 1,
	S: 2,
	W: 3
}, Di = (e, [t, n]) => zn(t, e.height - 1 - n);
function Oi(e) {
	return er(Array.from({ length: e.height }, (t, n) => Array.from({ length: e.width }, (t, r) => e.squares.some(([t, i]) => t === r && e.height - 1 - i === n) ? "." : "#").join("")), Object.entries(e.slots).map(([t, n]) => ({
		name: t,
		side: Ei[t],
		cells: n.map(([t, n]) => [t, e.height - 1 - n])
	})));
}
var ki = {
	...Object.fromEntries(Object.entries(Ci).map(([e, t]) => [e, Oi(t)])),
	stairs: tr(2, 2)
}, Ai = cr({
	shapes: ki,
	edges: {
		open: {
			walk: !0,
			see: !0
		},
		bars: {
			walk: !1,
			see: !0
		}
	}
}), ji = /* @__PURE__ */ new WeakMap(), Mi = [], Ni;
function N(e) {
	if (Ni !== void 0 && Mi === e.doors) return Ni;
	let t = ji.get(e.doors);
	return t === void 0 && (t = Ai.board(Pi(e)), ji.set(e.doors, t)), [Mi, Ni] = [e.doors, t], t;
}
function Pi(e) {
	let t = e.zones.map((e) => ({
		tile: Fi(e),
		at: O(e.at),
		turn: e.turn
	})), n = {};
	e.stairs.length > 0 && t.push({
		tile: "stairs",
		at: O(e.stairs[0]),
		turn: 0,
		zone: 0
	});
	for (let t of e.doors) if (t.state === "open") for (let e of Ii(t)) n[Qn(Xn(e, t.side))] = t.barred ? "bars" : "open";
	let r = e.doors.find((e) => e.state === "exit" && e.to === 0);
	if (r !== void 0) for (let e of Ii(r)) n[Qn(Xn(e, r.side))] = "open";
	return {
		tiles: t,
		edges: n
	};
}
var Fi = (e) => y[e.card].tile, Ii = ({ at: e, side: t }) => [e, e + Li(t)], Li = (e) => T[e === 0 || e === 2 ? 1 : 2];
function Ri(e) {
	let t = Ii(e);
	return [...t, ...t.map((t) => t + T[e.side])];
}
function zi({ at: e, side: t }, n) {
	let r = n - e, i = Li(t);
	return r === 0 || r === i || r === T[t] || r === i + T[t];
}
var Bi = (e, t) => {
	let n = Ci[Fi(e)];
	return rr(ki[Fi(e)], {
		tile: Fi(e),
		at: O(e.at),
		turn: e.turn
	}, Di(n, t));
}, P = (e, t) => gr(N(e), t), Vi = (e) => Ci[Fi(e)].room !== void 0, Hi = /* @__PURE__ */ new WeakMap(), Ui = [], Wi = /* @__PURE__ */ new Map();
function Gi(e) {
	let t = Hi.get(e);
	if (t === void 0) {
		t = /* @__PURE__ */ new Map();
		for (let [n, r] of e.entries()) for (let e of r.cells) t.set(e, n);
		Hi.set(e, t);
	}
	return t;
}
function Ki(e, t) {
	let { pieces: n } = e;
	Ui !== n && ([Ui, Wi] = [n, Gi(n)]);
	let r = Wi.get(t);
	return r === void 0 ? void 0 : n[r];
}
var qi = (e, t) => (e.rest === "poor-bridge" || e.rest === "sound-bridge") && (t === e.cells[2] || t === e.cells[3]);
function Ji(e, t, n = !1) {
	for (let n of e.things) if (n.cell === t) return !0;
	let r = Ki(e, t);
	return r === void 0 ? !1 : r.kind === "crevasse" ? !n && !qi(r, t) : vi[r.kind].walkable !== !0 || r.rest === "shut";
}
var F = (e, t, n) => kr(N(e), t, n, "both"), Yi = (e, t) => Or(N(e), t, "both"), Xi = {
	points: "strict",
	blocks: /* @__PURE__ */ new Uint8Array()
}, Zi = [], Qi = [];
function $i(e, t) {
	if (Zi[0] === t && Zi[1] === e.pieces && Zi[2] === e.fires) return Xi;
	let n = new Uint8Array(t.size);
	for (let r of e.pieces) if (vi[r.kind].tall) for (let e of r.cells) n[na(t, e)] = 1;
	for (let r of e.fires) n[na(t, r.cell)] = 1;
	return n[0] = 0, Zi = [
		t,
		e.pieces,
		e.fires
	], Xi = {
		points: "strict",
		blocks: n
	}, Xi;
}
function ea(e, t, n, r = !1) {
	let i = N(e), a = $i(e, i), o = br(i, t, n, a);
	if (!r || !o) return o;
	for (let t of e.heroes) t.gone === "no" && t.life > 0 && ta(i, a.blocks, t.cell);
	for (let t of e.monsters) ta(i, a.blocks, t.cell);
	let s = br(i, t, n, a);
	for (let e of Qi) a.blocks[e] = 0;
	return Qi.length = 0, s;
}
function ta(e, t, n) {
	let r = na(e, n);
	r !== 0 && t[r] !== 1 && (t[r] = 1, Qi.push(r));
}
function na(e, t) {
	let n = Math.floor((t + 500) / 1e3), r = t - n * 1e3 - e.left, i = (n - e.top) * e.width + r;
	return r >= 0 && r < e.width && i >= 0 && i < e.size ? i : 0;
}
var ra = [
	"ATT",
	"DEF",
	"FOR",
	"ADR",
	"MAG",
	"VIT"
], ia = {
	human: { stats: [
		3,
		3,
		3,
		3,
		3,
		3
	] },
	elf: {
		stats: [
			3,
			3,
			2,
			3,
			4,
			3
		],
		not: "priest"
	},
	dwarf: {
		stats: [
			3,
			3,
			4,
			3,
			3,
			2
		],
		not: "thief"
	}
}, aa = {
	warrior: {
		stats: [
			2,
			2,
			0,
			0,
			0,
			0
		],
		power: 9
	},
	magician: {
		stats: [
			0,
			0,
			0,
			2,
			2,
			0
		],
		power: 1
	},
	priest: {
		stats: [
			1,
			1,
			0,
			0,
			2,
			0
		],
		power: 3
	},
	thief: {
		stats: [
			0,
			0,
			0,
			2,
			0,
			2
		],
		power: 2
	}
};
Object.keys(ia), Object.keys(aa);
var oa = (e, t) => !("not" in ia[e]) || ia[e].not !== t, sa = (e, t) => ia[e].stats.map((e, n) => e + aa[t].stats[n]), ca = {
	life: 20,
	fatigue: 5,
	fate: 2,
	gold: 20,
	skills: 2
}, I = (e) => e[0] === "h", L = (e) => e.charCodeAt(1) - 48, la = [
	"h0",
	"h1",
	"h2",
	"h3",
	"h4",
	"h5"
], R = (e) => la[e], z = (e, t) => e.heroes[L(t)];
function B(e, t) {
	for (let n of e.monsters) if (n.id === t) return n;
}
var V = (e, t) => I(t) ? z(e, t).cell : B(e, t)?.cell ?? -999999, H = (e) => ui[e.kind], U = (e, t) => e.marks.includes(t);
function W(e, t) {
	e.marks.includes(t) || (e.marks = [...e.marks, t].sort());
}
function G(e, ...t) {
	e.marks.length !== 0 && e.marks.some((e) => t.includes(e)) && (e.marks = e.marks.filter((e) => !t.includes(e)));
}
var K = (e) => e.gone === "no", ua = (e) => e.gone === "no" && e.life === 0, da = (e) => e.gone === "no" && e.drained > 0 && ga(e, 2) === 0, q = (e) => e.gone === "no" && e.life > 0 && !da(e), fa = (e) => e.life > 0 && pa(e), pa = (e) => e.gone === "no" && !da(e) && !U(e, "frozen"), ma = (e) => !U(e, "frozen") && !U(e, "asleep") && !U(e, "dormant"), ha = (e, t) => {
	let n = 0;
	for (let r of e.items) ii(r)?.worn === ra[t] && (n = 1);
	return n;
};
function ga(e, t) {
	let n = e.stats[t] + ha(e, t) - e.weakness;
	return t === 2 && (n += (U(e, "mighty") ? 2 : 0) - e.drained), t === 0 && (n += +!!U(e, "blessed") + +!!U(e, "poison")), t === 1 && U(e, "faith") && (n += 2), Math.max(+(t === 5), n);
}
var _a = (e, t, n) => I(t) ? ga(z(e, t), n) : H(B(e, t)).stats[n], va = (e) => +(e.strongUntil > 0) - (e.cursedUntil > 0) - e.venom, ya = (e) => e.shield !== "none" && (e.weapon === "none" || oi(e.weapon).hands === 1), ba = (e) => (e.body === "none" ? 0 : si(e.body).power) + (ya(e) ? si(e.shield).power : 0);
function xa(e, t) {
	if (!I(t)) {
		let n = B(e, t);
		return H(n).armour + (U(n, "frozen") ? 3 : 0) + (U(n, "rock-hide") ? 3 : 0);
	}
	let n = z(e, t), r = (n.body === "none" ? 0 : ci(n.body)) + (ya(n) ? ci(n.shield) : 0);
	return ba(n) + r + (U(n, "shielded") ? 2 : 0) + (U(n, "frozen") ? 3 : 0);
}
function Sa(e) {
	let t = e.weapon === "none" ? void 0 : oi(e.weapon).missile, n = -1;
	for (let [r, i] of M.entries()) ei[i].missile === t && e.shots[r] !== 0 && (n < 0 || ei[i].magic + ei[i].piercing > ei[M[n]].magic) && (n = r);
	return n;
}
var Ca = (e) => e.weapon !== "none" && oi(e.weapon).missile !== void 0;
function wa(e) {
	if (e.weapon === "none") return 0;
	let t = Ca(e) ? Sa(e) : -1;
	return oi(e.weapon).power + ci(e.weapon) + (t < 0 ? 0 : ei[M[t]].magic);
}
function Ta(e) {
	let t = Ca(e) ? Sa(e) : -1;
	return U(e, "sacred") || e.weapon !== "none" && ci(e.weapon) > 0 || t >= 0 && ei[M[t]].magic > 0;
}
var Ea = (e) => aa[e.class].power, Da = (e, t) => {
	let n = oi(t);
	return n !== void 0 && (t === "silver-stylus" || n.power <= aa[e].power);
}, Oa = (e) => U(e, "lit") || e.items.includes("lantern") || ii(e.weapon)?.light === !0;
function ka(e, t) {
	if (t < 0 || !e.zones[t].dark) return !1;
	for (let n of e.heroes) if (q(n) && P(e, n.cell) === t && Oa(n)) return !1;
	return !0;
}
function Aa(e, t) {
	for (let n = 0; n < e.heroes.length; n++) if (e.heroes[n].cell === t && K(e.heroes[n])) return R(n);
	for (let n of e.monsters) if (n.cell === t) return n.id;
}
function ja(e, t) {
	for (let n of e.monsters) if (F(e, t, n.cell) && ma(n)) return !0;
	return !1;
}
function Ma(e, t) {
	for (let n of e.heroes) if (F(e, t, n.cell) && fa(n)) return !0;
	return !1;
}
var Na = (e) => e.monsters.filter((e) => !U(e, "dormant")), Pa = (e) => ga(e, 5);
function Fa(e, t) {
	let { oneCardAhead: n, themeRedrawMonster: r } = e.settings;
	return n || r && Va(e, t) !== void 0 ? [An("monster", {
		for: "monsters",
		...t
	})] : Ia(e, za(e, t), t);
}
function Ia(e, t, n) {
	if (t === void 0) return C(e, () => ({
		type: "nobody-came",
		rule: "DJ-RULING-84"
	})), [];
	let { monsters: r, unique: i, treasure: a } = rn[t], o = ++e.arrivals;
	e.groups = [...e.groups, {
		id: o,
		card: t,
		treasure: a,
		...n.objective ? { objective: !0 } : {}
	}], C(e, () => ({
		type: "monster-card",
		rule: "DJ-BEAST-1",
		card: t
	}));
	let s = r.flatMap(([e, t]) => Array(t).fill(e));
	e.alarm && i === void 0 && (s.push(r[0][0]), e.alarm = !1, e.eventDiscard.push("alarm"));
	let c = (e) => ({
		proc: "place-monster",
		todo: e.map((e) => ({
			kind: e,
			unique: i !== void 0,
			group: o,
			zone: n.zone,
			...n.by === void 0 ? {} : { by: n.by }
		})),
		at: 0
	});
	if (n.half) {
		let e = Math.ceil(s.length / 2), t = La(r, e);
		return t.length > 1 ? [{
			proc: "master-choice",
			todo: [{
				what: "half",
				on: `${o}:${n.zone}`,
				options: t
			}],
			at: 0
		}] : [c(s.slice(0, e))];
	}
	let l = [c(s)];
	return i === "lieutenant" && n.retinue !== !0 && l.push(...Fa(e, {
		...n,
		noUnique: !0,
		retinue: !0
	})), l;
}
function La(e, t) {
	let [n, r] = e;
	if (r === void 0) return [`${n[0]}*${t}`];
	let i = [];
	for (let e = Math.max(0, t - r[1]); e <= Math.min(t, n[1]); e++) {
		let a = [e > 0 ? `${n[0]}*${e}` : "", t - e > 0 ? `${r[0]}*${t - e}` : ""];
		i.push(a.filter((e) => e !== "").join("+"));
	}
	return i;
}
function Ra(e, t, n) {
	return {
		proc: "place-monster",
		todo: n.split("+").flatMap((e) => {
			let [t, n] = e.split("*");
			return Array(Number(n)).fill(t);
		}).map((n) => ({
			kind: n,
			unique: !1,
			group: e,
			zone: t
		})),
		at: 0
	};
}
function za(e, t) {
	let n = [], r;
	for (let i = $e(e, e.monsterDeck); i !== void 0; i = $e(e, e.monsterDeck)) {
		if (Ba(e, i, t)) {
			r = i;
			break;
		}
		n.push(i);
	}
	return n.length > 0 && (e.monsterDeck.push(...n), v(e, e.monsterDeck)), r;
}
function Ba(e, t, n) {
	let { unique: r, needsMagic: i, monsters: a } = rn[t];
	return n.noUnique && r !== void 0 ? !1 : !i || Wa(e, a[0][0]);
}
function Va(e, { zone: t }) {
	let n = t < 0 ? "none" : e.zones[t].room;
	return n === "none" || n === "objective" ? void 0 : pn[n].theme;
}
function Ha(e, t, n) {
	let r = Va(e, n);
	return r === void 0 || ui[rn[t].monsters[0][0]].kin === r;
}
var Ua = [
	"magic-missile",
	"toxic-cloud",
	"wall-of-fire",
	"earthquake"
];
function Wa(e, t) {
	let n = /* @__PURE__ */ new Set(), r = ui[t].kin === "undead";
	for (let t of e.heroes.filter(q)) {
		if (t.items.some((e) => Da(t.class, e) && Ta({
			...t,
			marks: [],
			weapon: e
		})) || t.skills.includes("sacred-weapon")) return !0;
		for (let e of [...t.skills, ...t.items.map((e) => li(e) ?? "")]) Ua.includes(e) && mi.includes(e) && n.add(e);
		r && t.skills.includes("turn-undead") && n.add("turn-undead");
	}
	return r && n.delete("toxic-cloud"), n.size >= 2;
}
var Ga = (e, t) => !Ji(e, t) && Aa(e, t) === void 0 && !e.webs.includes(t) && !e.fires.some((e) => e.cell === t);
function Ka(e) {
	let t = N(e), n = yr(t);
	for (let r of e.pieces) for (let i of r.cells) Ji(e, i) && j(t, n, i, 4);
	for (let r of e.things) j(t, n, r.cell, 4);
	let r = Ir(t, e.heroes.filter(q).map((e) => e.cell), void 0, {
		corners: "both",
		cells: n
	});
	return (e) => Br(r, e);
}
function qa(e, { zone: t, by: n, late: r }) {
	let i = N(e);
	if (n !== void 0) return eo(e, n).slice(0, 1);
	if (r) return _r(i, t).filter((t) => Ga(e, t) && !e.stairs.includes(t));
	let a = Ka(e);
	for (let n of Ya(e, i, t)) {
		let e = Xa(n, a);
		if (e.length > 0) return e;
	}
	return Ja(e, _r(i)).concat(e.stairs.filter((t) => Ga(e, t)));
}
var Ja = (e, t) => t.filter((t) => Ga(e, t) && !e.stairs.includes(t));
function* Ya(e, t, n) {
	let r = e.heroes.filter(q), i = (t) => t.filter((t) => !r.some((n) => F(e, n.cell, t))), a = Ja(e, n < 0 ? _r(t) : _r(t, n)), o = a.filter((t) => r.some((n) => ea(e, n.cell, t)));
	yield i(o), yield i(a);
	let s = n < 0 ? a : vr(t, n).flatMap((n) => Ja(e, _r(t, n)));
	yield i(s), yield o, yield a, yield s;
	let c = n < 0 ? a : Ja(e, _r(t));
	yield i(c), yield c;
}
function Xa(e, t) {
	let n = e.map((e) => t(e) ?? -1), r = Math.max(...n);
	return e.filter((e, t) => n[t] === r);
}
function Za(e, { kind: t, unique: n, group: r }, i) {
	let a = `m${++e.arrivals}`;
	return e.monsters = [...e.monsters, {
		id: a,
		kind: t,
		unique: n,
		group: r,
		cell: i,
		life: ui[t].life,
		marks: [],
		cast: [],
		grudge: -1,
		acted: !1
	}], C(e, () => ({
		type: "appears",
		rule: "DJ-COMBAT-2",
		monster: t,
		square: O(i)
	})), a;
}
var Qa = S.eachInTurn("place-monster", {
	who: (e, t) => qa(e, t).length > 1 ? 0 : void 0,
	skipped(e, t) {
		let n = qa(e, t)[0];
		n !== void 0 && $a(e, t, n);
	},
	options(e, t, n, r) {
		for (let t of qa(e, n)) r.add(O(t));
	},
	choose(e, t, n, r) {
		$a(e, n, k(r));
	},
	about: (e, t, { kind: n }) => ({ monster: n })
});
function $a(e, t, n) {
	let r = Za(e, t, n);
	t.late && W(e.monsters.find((e) => e.id === r), "dormant");
}
function eo(e, t) {
	let n = Ir(N(e), t, void 0, { corners: "both" });
	return [.../* @__PURE__ */ new Set([...t, ...n.cells])].filter((t) => Ga(e, t)).sort((e, t) => Br(n, e) - Br(n, t) || e - t);
}
function to(e) {
	let { late: t } = e.quest;
	if (t === void 0) return;
	let n = ++e.arrivals;
	e.groups = [...e.groups, {
		id: n,
		card: "none",
		treasure: 0
	}];
	let r = e.heroes.length < 4 ? t.few : t.many, i = {
		kind: t.monster,
		unique: !1,
		group: n,
		zone: 0,
		late: !0
	};
	S.raise({
		proc: "place-monster",
		todo: Array(r).fill(i),
		at: 0
	}), S.raise({
		proc: "gather",
		at: 0,
		ambush: !1,
		from: bn
	});
}
var no = (e) => "within" in e && e.within !== void 0 ? "kill-soon" : e.goal, ro = (e) => e.zones.findIndex((e) => e.room === "objective");
function io(e, t) {
	e.failed.includes(t) || (e.failed = [...e.failed, t].sort());
}
var ao = (e, t) => e.groups.some((e) => e.id === t.group && e.objective === !0);
function oo(e, t) {
	if (!e.revealed || !ao(e, t)) return;
	let n = [e.quest.main, ...e.quest.secondary].filter((e) => e.goal === "kill" && e.monster === t.kind);
	for (let t of n) t.goal === "kill" && (t.within !== void 0 && e.tokens >= t.within || so(e, t));
}
function so(e, t) {
	if (t === e.quest.main) {
		if (e.won) return;
		e.won = !0, e.after = 0, C(e, () => ({
			type: "objective",
			rule: "DJ-XP-3",
			goal: `goal-${no(t)}`,
			xp: e.quest.mainXp
		})), e.quest.secondary.some((e) => e.goal === "before-tokens") && !e.failed.includes("before-tokens") && co(e, "before-tokens"), e.quest.secondary.some((e) => e.goal === "nobody-down") && !e.failed.includes("nobody-down") && co(e, "nobody-down");
	} else co(e, no(t));
}
function co(e, t) {
	e.goals.includes(t) || (e.goals = [...e.goals, t].sort(), C(e, () => ({
		type: "goal",
		rule: "DJ-XP-4",
		goal: `goal-${t}`,
		xp: e.quest.secondaryXp
	})));
}
function J(e) {
	if (e.ended === "no") for (let t of [e.quest.main, ...e.quest.secondary]) (e.revealed || t.goal === "found") && lo(e, t) && so(e, t);
}
function lo(e, t) {
	let n = ro(e);
	switch (t.goal) {
		case "seals": return !e.things.some((e) => e.kind === "seal") && !e.monsters.some((t) => P(e, t.cell) === n);
		case "hold": return e.heroes.filter((e) => e.gone === "no" && e.life > 0).reduce((e, n) => e + n.items.filter((e) => e === t.thing).length, 0) >= t.count;
		case "beat-all": return !e.monsters.some((t) => ao(e, t));
		case "found": return e.heroes.some((e) => e.items.includes(t.thing));
		case "open-all": return e.pieces.every((e) => e.zone !== n || !t.kinds.includes(e.kind) || e.used);
		case "free-all": return !e.failed.includes("free-all") && !e.pieces.some((e) => e.rest === "captive");
		case "try-all": return e.pieces.every((t, r) => t.zone !== n || t.kind !== "library" && t.kind !== "desk" || t.used || e.heroes.some((e) => e.tried.includes(`source:f${r}`)));
		default: return !1;
	}
}
function uo(e) {
	if (e.revealed) for (let t of e.quest.secondary) t.goal === "search-all" && e.zones.every((e) => !Vi(e) || e.searched) && so(e, t), t.goal === "nobody-fell" && !e.failed.includes("nobody-fell") && so(e, t);
}
function fo(e, t, n) {
	let r = e.heroes[t], { phase: i } = pi[n];
	return r.skills.includes(n) ? i !== "E/C" && i !== (e.phase === "explore" ? "E" : "C") || r.tilted.includes(n) || r.tiltedInCombat.includes(n) ? "DJ-SKILL-4" : r.fatigue < 1 ? "DJ-SKILL-3" : U(r, "silenced") ? "DJ-RULING-2" : void 0 : "DJ-SKILL-1";
}
var po = (e, t, n) => fo(e, t, n) === void 0 && pa(e.heroes[t]);
function mo(e, t, n) {
	let r = e.heroes[t];
	r.fatigue--, e.phase === "explore" ? r.tilted = [...r.tilted, n] : r.tiltedInCombat = [...r.tiltedInCombat, n], C(e, () => ({
		type: "skill",
		rule: "DJ-SKILL-3",
		hero: t,
		skill: n,
		left: r.fatigue
	}));
}
var ho = (e, t) => !I(t) && e.settings.monstersRollD6 && B(e, t)?.unique !== !0 && !go(e) ? 6 : 10, go = (e) => e.heroes.every((e) => e.skills.length >= 4), _o = (e) => e.roll.die + e.roll.plus + e.roll.pf, vo = (e) => e.roll.defence + e.roll.defencePlus + e.roll.defencePf + e.roll.parry;
function yo(e) {
	let { by: t, at: n } = e.roll, r = [n, t].filter((e) => e !== "" && I(e)).map((t) => z(e, t).seat), i = e.heroes.map((e) => e.seat).sort((e, t) => e - t);
	return [.../* @__PURE__ */ new Set([...r, ...i])];
}
var bo = (e) => ({
	proc: "dice",
	todo: [...yo(e).map((e) => ({
		seat: e,
		stage: "reroll"
	})), ...[...new Set([e.roll.by, e.roll.at].filter((e) => e !== "" && I(e)).map((t) => z(e, t).seat))].map((e) => ({
		seat: e,
		stage: "add"
	}))],
	at: 0
});
function xo(e) {
	return _o(e) > vo(e);
}
function So(e, t) {
	let { kind: n, by: r, at: i, die: a, target: o } = e.roll;
	return n === "event" ? a !== o : n === "attack" ? t === "die" ? I(r) ? !xo(e) || !Co(e) : I(i) && xo(e) : I(i) ? xo(e) : !xo(e) || !Co(e) : I(r) ? a < 10 && _o(e) < o : _o(e) >= o || a === 10;
}
var Co = (e) => I(e.roll.at) || _o(e) - vo(e) >= (B(e, e.roll.at)?.life ?? 0);
function wo(e, t) {
	let n = [], { by: r, at: i, kind: a, turned: o } = e.roll, s = (n) => n !== "" && I(n) && z(e, n).seat === t, c = [["die", r], ["defence", i]];
	for (let [r, i] of c) if (!(i === "" || I(i) || o.includes(r) || !So(e, r)) && (r !== "defence" || a === "attack")) for (let [r, i] of e.heroes.entries()) i.seat === t && i.fate > 0 && fa(i) && n.push(`fate:${R(r)}`);
	return a === "attack" && s(i) && po(e, L(i), "dodge") && xo(e) && n.push("dodge"), !e.hare && (a !== "attack" || So(e, "die")) && s(r) && To(e, r) && So(e, "die") && n.push("hare"), !e.hare && a === "attack" && s(i) && To(e, i) && xo(e) && n.push("hare"), n;
}
var To = (e, t) => fa(z(e, t)) && z(e, t).items.includes("hares-foot");
function Eo(e, t) {
	let n = [], { by: r, at: i, kind: a, melee: o } = e.roll, s = (n) => n !== "" && I(n) && z(e, n).seat === t;
	return a === "table" || (a === "attack" && o && s(i) && xo(e) && po(e, L(i), "parry") && n.push("parry"), (s(r) && z(e, r).fatigue > 0 && So(e, "die") || a === "attack" && s(i) && z(e, i).fatigue > 0 && fa(z(e, i)) && xo(e)) && n.push("pf")), n;
}
var Do = S.eachInTurn("dice", {
	who(e, { seat: t, stage: n }) {
		if (e.ended === "no") return (n === "reroll" ? wo(e, t) : Eo(e, t)).length > 0 ? t : void 0;
	},
	options(e, t, { stage: n }, r) {
		for (let i of n === "reroll" ? wo(e, t) : Eo(e, t)) r.add(i);
		r.add("pass");
	},
	choose(e, t, n, r) {
		if (r === "pass") return;
		let i = e.roll;
		if (r.startsWith("fate:")) {
			let t = z(e, r.slice(5)), n = !I(i.by) && !i.turned.includes("die") && So(e, "die") ? "die" : "defence";
			t.fate--;
			let a = i.kind === "attack" ? ho(e, n === "die" ? i.by : i.at) : i.sides;
			i.turned = [...i.turned, n], i[n] = _(e, a), C(e, () => ({
				type: "rerolled",
				rule: "DJ-FATE-3",
				hero: L(r.slice(5)),
				die: i[n],
				how: "fate"
			}));
		} else if (r === "dodge") mo(e, L(i.at), "dodge"), i.defence = Math.max(i.defence, _(e, 10)), C(e, () => ({
			type: "rerolled",
			rule: "DJ-SKILL-8",
			hero: L(i.at),
			die: i.defence,
			how: "dodge"
		}));
		else if (r === "hare") {
			e.hare = !0;
			let t = I(i.by) && To(e, i.by) ? "die" : "defence";
			i[t] = _(e, 10), C(e, () => ({
				type: "rerolled",
				rule: "DJ-COMP-6",
				hero: L(t === "die" ? i.by : i.at),
				die: i[t],
				how: "hare"
			}));
		} else if (r === "parry") mo(e, L(i.at), "parry"), i.parry += 3;
		else {
			let t = I(i.by) ? i.by : i.at;
			z(e, t).fatigue--, t === i.by ? i.pf++ : i.defencePf++, C(e, () => ({
				type: "pf",
				rule: "DJ-FATIGUE-2",
				hero: L(t),
				left: z(e, t).fatigue
			}));
		}
		return "again";
	},
	about: (e) => ({
		...Dn(e),
		by: wn(e, e.roll.by),
		kind: e.roll.kind,
		attack: _o(e),
		defence: e.roll.kind === "attack" ? vo(e) : e.roll.target,
		die: e.roll.die,
		against: e.roll.defence
	})
}), Oo = 10;
function Y(e, t, n, r, i, a) {
	if (n <= 0) return;
	if (I(t)) return ko(e, L(t), n, r, a);
	let o = B(e, t);
	o !== void 0 && (o.life = Math.max(0, o.life - n), G(o, "frozen", "asleep", "slept"), C(e, () => ({
		type: "hurt",
		rule: a,
		figure: t,
		monster: o.kind,
		life: n,
		left: o.life
	})), o.life === 0 && zo(e, t, i));
}
function ko(e, t, n, r, i) {
	let a = e.heroes[t];
	a.gone === "no" && a.life !== 0 && (a.life = Math.max(0, a.life - n), G(a, "frozen"), C(e, () => ({
		type: "hurt",
		rule: i,
		figure: R(t),
		hero: t,
		life: n,
		left: a.life
	})), a.life === 0 && Ao(t, r));
}
var Ao = (e, t) => S.raise({
	proc: "save",
	todo: [
		{
			hero: e,
			use: "stand-fast",
			how: t
		},
		{
			hero: e,
			use: "fate",
			how: t
		},
		{
			hero: e,
			use: "fall",
			how: t
		}
	],
	at: 0
});
function jo(e, t) {
	io(e, "nobody-fell"), e.heroes[t].life = 0, C(e, () => ({
		type: "falls-in",
		rule: "DJ-FURN-CREVASSE-1",
		hero: t
	})), Ao(t, "fall");
}
var Mo = S.eachInTurn("save", {
	who(e, { hero: t, use: n, how: r }) {
		let i = e.heroes[t];
		if (!(e.ended !== "no" || i.gone !== "no" || i.life > 0)) return n === "stand-fast" ? r === "attack" && po(e, t, "stand-fast") ? i.seat : void 0 : n === "fate" && i.fate > 0 ? i.seat : void 0;
	},
	skipped(e, { hero: t, use: n, how: r }) {
		let i = e.heroes[t];
		n !== "fall" || i.gone !== "no" || i.life > 0 || e.ended !== "no" || (r === "fall" ? Fo(e, t, !0) : No(e, t));
	},
	options(e, t, { use: n }, r) {
		r.add(n), r.add("pass");
	},
	choose(e, t, { hero: n, use: r }, i) {
		if (i === "pass") return;
		let a = e.heroes[n];
		r === "stand-fast" ? (mo(e, n, "stand-fast"), a.life = 1) : (a.fate--, a.life = Math.min(Oo, a.maxLife)), C(e, () => ({
			type: "saved",
			rule: r === "fate" ? "DJ-FATE-1" : "DJ-SKILL-5",
			hero: n,
			how: r,
			left: a.life
		}));
	},
	about: (e, t, { hero: n }) => ({
		hero: e.heroes[n].name,
		fate: e.heroes[n].fate
	})
});
function No(e, t) {
	let n = e.heroes[t];
	C(e, () => ({
		type: "down",
		rule: "DJ-COMBAT-14",
		hero: t
	})), e.revealed && e.zones[P(e, n.cell)]?.room === "objective" && io(e, "nobody-down"), e.turn.who === R(t) && Po(e), e.turn.who === R(t) && (e.turn.over = !0), Wo(e);
}
function Po(e) {
	let t = z(e, e.turn.who);
	(e.heroes.some((e) => e !== t && K(e) && e.cell === t.cell) || e.monsters.some((e) => e.cell === t.cell)) && (t.cell = e.turn.back);
}
function Fo(e, t, n = !1) {
	let r = e.heroes[t];
	Io(e, r, n), r.gone = "dead", r.life = 0, r.cell = yn, r.marks = [], e.turn.who === R(t) && (e.turn.over = !0), C(e, () => ({
		type: "dies",
		rule: n ? "DJ-RULING-31" : "DJ-VAL-4",
		hero: t
	})), Wo(e);
}
function Io(e, t, n) {
	let r = n ? t.items.filter((e) => $r.includes(e)) : t.items, i = n ? t.items.filter((e) => !$r.includes(e)) : [];
	for (let t of i) Lo(e, t);
	let a = n ? t.shots.map(() => 0) : t.shots, o = n ? 0 : t.gold;
	(r.length > 0 || o > 0 || a.some((e) => e > 0)) && (e.goods = [...e.goods, {
		cell: t.cell,
		items: r,
		gold: o,
		shots: a
	}]), t.items = [], t.weapon = "none", t.body = "none", t.shield = "none", t.gold = 0, t.shots = t.shots.map(() => 0);
}
function Lo(e, t) {
	let n = t.startsWith("scroll:") ? "spell-scroll" : t;
	Ro(n) && e.treasureDiscard.push(n);
}
var Ro = (e) => Object.hasOwn(x, e);
function zo(e, t, n) {
	let r = B(e, t);
	if (r === void 0) return;
	e.monsters = e.monsters.filter((e) => e !== r), e.turn.who === t && (e.turn.over = !0);
	let i = n !== "" && I(n) && z(e, n).gone === "no" ? L(n) : -1;
	if (i !== -1) {
		let t = e.heroes[i];
		t.xp += ui[r.kind].xp, e.stolen > 0 && (t.gold += e.stolen, e.stolen = 0);
	}
	C(e, () => ({
		type: "slain",
		rule: "DJ-COMBAT-13",
		monster: r.kind,
		hero: i,
		xp: ui[r.kind].xp
	})), r.unique && oo(e, r), Bo(e, r.group, i), J(e);
}
function Bo(e, t, n) {
	if (e.monsters.some((e) => e.kind === "giant-spider") || (e.webs = e.webs.length === 0 ? e.webs : []), !e.monsters.some((e) => ui[e.kind].abilities.includes("drains"))) for (let t of e.heroes) t.drained = 0;
	if (e.monsters.some((e) => e.group === t)) return;
	let r = e.groups.find((e) => e.id === t);
	if (r !== void 0) {
		e.groups = e.groups.filter((e) => e !== r), r.card !== "none" && (e.monsterDeck.push(r.card), v(e, e.monsterDeck));
		for (let t = 0; t < r.treasure; t++) {
			if (e.settings.oneCardAhead) {
				S.raise(An("treasure", {
					for: "party",
					hero: n
				}));
				continue;
			}
			let t = On(e);
			t !== void 0 && S.raise({
				proc: "loot",
				todo: [{
					card: t,
					hero: n
				}],
				at: 0
			});
		}
	}
}
function Vo(e) {
	for (let t = 0; t < e.heroes.length; t++) ua(e.heroes[t]) && Fo(e, t);
}
function Ho(e) {
	e.phase !== "combat" || e.ended !== "no" || Na(e).length > 0 || (Vo(e), e.ended === "no" && Uo(e));
}
function Uo(e) {
	e.phase = "explore", e.turn = xn(), e.fires = [], e.ambush = !1;
	for (let t of e.heroes) G(t, "frozen", "stunned", "silenced", "blessed", "faith", "shielded", "sacred", "mighty", "poison", "rat-poison", "flying", "slipping"), t.strongUntil > 0 && t.strongUntil <= e.pc && (t.strongUntil = 0);
	for (let t of e.monsters) G(t, "frozen", "asleep", "slept", "stunned", "cowed", "dazzled", "rock-hide", "frenzied", "flying");
	C(e, () => ({
		type: "combat-over",
		rule: "DJ-COMBAT-1"
	}));
}
function Wo(e) {
	if (e.ended !== "no" || e.heroes.some(q)) return;
	for (let t = 0; t < e.heroes.length; t++) {
		let n = e.heroes[t];
		n.gone === "no" && (ua(n) || da(n)) && (n.gone = "dead", C(e, () => ({
			type: "dies",
			rule: "DJ-RULING-5",
			hero: t
		})));
	}
	let t = e.heroes.some((e) => e.gone === "left");
	Go(e, e.won && t ? "won" : t ? "left" : "lost");
}
function Go(e, t) {
	if (e.ended !== "no") return;
	let n = e.heroes.filter((e) => e.gone !== "dead");
	n.length > 0 && uo(e), e.ended = t, e.turn = xn(), Qe(e);
	let r = (e.won ? e.quest.mainXp : 0) + e.goals.length * e.quest.secondaryXp;
	for (let e of n) e.xp += r;
	C(e, () => ({
		type: "ended",
		rule: "DJ-RULING-45",
		how: t,
		xp: n.length > 0 ? r : 0
	}));
}
function X(e, t, n, r = {}) {
	S.raise({
		proc: "test",
		at: 0,
		who: e,
		stat: t,
		target: r.target ?? 9,
		plus: r.plus ?? 0,
		why: n,
		on: r.on ?? ""
	});
}
var Ko = (e, t) => I(t) ? z(e, t).gone === "no" : B(e, t) !== void 0, qo = (e, t) => I(t) ? va(z(e, t)) - +!!ka(e, P(e, V(e, t))) : 0, Jo = (e) => S.sequence("test", [
	(e, t) => {
		if (Ko(e, t.who)) return e.roll = {
			...Cn(),
			kind: "test",
			by: t.who,
			die: _(e, 10),
			plus: _a(e, t.who, t.stat) + t.plus + (t.why === "web" ? va(z(e, t.who)) : qo(e, t.who)),
			target: t.target
		}, bo(e);
	},
	(t, n) => {
		if (!Ko(t, n.who)) return;
		let r = _o(t), i = t.roll.die === 10 && n.why !== "web" || r >= n.target, { die: a } = t.roll;
		t.roll = Cn(), C(t, () => ({
			type: "test",
			rule: "DJ-TEST-2",
			...I(n.who) ? { hero: L(n.who) } : { monster: B(t, n.who).kind },
			stat: ra[n.stat],
			die: a,
			total: r,
			target: n.target,
			success: i
		})), e[n.why](t, n, i);
	},
	(e) => Ho(e)
], {
	show: (e) => ({
		who: e.who,
		stat: e.stat,
		target: e.target,
		plus: e.plus,
		why: e.why,
		on: e.on
	}),
	aslongas: (e) => e.ended === "no"
}), Yo = [
	"melee",
	"ranged",
	"tail",
	"sweep"
], Xo = (e) => Yo.includes(e), Zo = (e) => e === "melee" || e === "tail" || e === "sweep", Qo = (e, t, n, r = 0, { die: i, plus: a = 0 } = { die: 0 }) => ({
	proc: "attack",
	at: 0,
	by: e,
	target: t,
	how: n,
	power: r,
	die: i,
	plus: a,
	stopped: !1,
	turned: !1
}), $o = (e, t) => I(t) ? K(z(e, t)) && z(e, t).life > 0 : B(e, t) !== void 0;
function es(e, t) {
	let n = ns(e), r = [];
	if (n === void 0 || n.stopped) return r;
	if (I(n.by) && z(e, n.by).seat === t) {
		let t = L(n.by), i = n.die > 0;
		Zo(n.how) && n.plus === 0 && !i && po(e, t, "mighty-blow") && r.push("mighty-blow"), Xo(n.how) && po(e, t, "backstab") && ts(e, n) && r.push("backstab");
	}
	if (!I(n.target)) return r;
	let i = z(e, n.target);
	for (let [a, o] of e.heroes.entries()) {
		if (o.seat !== t || !fa(o)) continue;
		let s = F(e, o.cell, i.cell);
		Xo(n.how) && !n.turned && s && po(e, a, "bodyguard") && r.push(`bodyguard:${R(a)}`), (s || o === i) && po(e, a, "sanctuary") && r.push(`sanctuary:${R(a)}`);
	}
	return r;
}
var ts = (e, t) => e.heroes.some((n, r) => R(r) !== t.by && fa(n) && F(e, n.cell, V(e, t.target))), ns = (e) => e.core.stack.findLast((e) => e.proc === "attack"), rs = S.eachInTurn("declared", {
	who: (e, t) => e.ended === "no" && es(e, t).length > 0 ? t : void 0,
	options(e, t, n, r) {
		for (let n of es(e, t)) r.add(n);
		r.add("pass");
	},
	choose(e, t, n, r) {
		if (r === "pass") return;
		let i = ns(e), [a, o] = r.split(":");
		if (a === "mighty-blow" || a === "backstab") return mo(e, L(i.by), a), i.plus += 3, "again";
		if (mo(e, L(o), a), a === "bodyguard") return i.target = o, i.turned = !0, "again";
		i.stopped = !0;
	},
	about: (e) => ({
		by: wn(e, ns(e).by),
		how: ns(e).how,
		target: wn(e, ns(e).target),
		...Dn(e)
	})
});
function is(e, t) {
	if (t.how === "fire") return t.power;
	if (I(t.by)) {
		let n = z(e, t.by);
		if (!Xo(t.how)) return _a(e, t.by, 4) + t.power + (ii(n.weapon)?.spells ?? 0) + va(n) + t.plus;
		let r = (I(t.target) ? void 0 : ui[B(e, t.target).kind])?.kin === "undead" ? ii(n.weapon)?.againstUndead ?? 0 : 0, i = U(n, "rat-poison") && B(e, t.target)?.kind === "skaven" ? 2 : 0;
		return _a(e, t.by, 0) + wa(n) + +!!U(n, "sacred") + r + i + va(n) + t.plus + (e.turn.charged && t.how === "melee" ? 2 : 0);
	}
	let n = B(e, t.by), r = +!!U(n, "cowed") + (U(n, "dazzled") ? 2 : 0);
	return Xo(t.how) ? _a(e, t.by, 0) + (t.how === "tail" ? 5 : H(n).weapon) - r : _a(e, t.by, 4) + t.power - r;
}
function as(e, t) {
	let { target: n } = t, r = I(n) ? va(z(e, n)) : 0;
	if (t.how === "ice-block") return _a(e, n, 2) + r;
	if (t.how === "sleep" || t.how === "turn-undead") return _a(e, n, 4) + r;
	let i = t.how === "ranged" && I(t.by) ? Sa(z(e, t.by)) : -1, a = i < 0 ? 0 : ei[M[i]].piercing, o = t.how === "toxic-cloud" ? 0 : Math.max(0, xa(e, n) - a);
	return _a(e, n, 1) + o + r;
}
function os(e, t) {
	if (cs(e, t)) return;
	let n = !I(t.target) && U(B(e, t.target), "asleep") ? 0 : ho(e, t.target);
	return {
		lead: is(e, t) - as(e, t),
		mine: ho(e, t.by),
		theirs: n
	};
}
var ss = (e, t) => ho(e, t.by) + is(e, t) - 1 - as(e, t);
function cs(e, t) {
	if (I(t.target)) return !1;
	let { abilities: n, kin: r } = H(B(e, t.target));
	return t.how === "toxic-cloud" ? r === "undead" : n.includes("only-magic") && Xo(t.how) && I(t.by) && !Ta(z(e, t.by));
}
var ls = S.sequence("attack", [
	(e, t) => {
		if (e.quiet = !1, $o(e, t.target) || (t.stopped = !0), !t.stopped) return I(t.target) && e.attacks[L(t.target)]++, {
			proc: "declared",
			todo: [...new Set(e.heroes.map((e) => e.seat))].sort((e, t) => e - t),
			at: 0
		};
	},
	(e, t) => {
		if (t.stopped) {
			C(e, () => ({
				type: "sanctuary",
				rule: "DJ-SKILL-7",
				hero: L(t.target)
			}));
			return;
		}
		let n = !I(t.target) && U(B(e, t.target), "asleep");
		return e.roll = {
			...Cn(),
			kind: "attack",
			by: t.how === "fire" && !$o(e, t.by) ? "" : t.by,
			at: t.target,
			plus: is(e, t),
			defencePlus: as(e, t),
			die: t.die > 0 ? t.die : _(e, t.how === "fire" ? 10 : ho(e, t.by)),
			defence: n ? 0 : _(e, ho(e, t.target)),
			melee: Zo(t.how)
		}, bo(e);
	},
	(e, t) => {
		!t.stopped && $o(e, t.target) && (fs(e, t), t.how === "ranged" && I(t.by) && ds(e, t.by));
	},
	(e, t) => {
		us(e) === void 0 && (I(t.by) || !I(t.target)) && Ho(e);
	}
], {
	show: (e) => ({
		by: e.by,
		target: e.target,
		how: e.how,
		power: e.power,
		die: e.die,
		plus: e.plus,
		stopped: e.stopped,
		turned: e.turned
	}),
	aslongas: (e) => e.ended === "no"
}), us = (e) => e.core.stack.findLast((e) => e.proc === "volley");
function ds(e, t) {
	let n = z(e, t), r = Sa(n);
	n.shots = n.shots.map((e, t) => t === r ? e - 1 : e);
}
function fs(e, t) {
	let { die: n, defence: r, pf: i } = e.roll, a = _o(e), o = vo(e);
	e.roll = Cn(), ps(e, n, i + t.plus);
	let s = cs(e, t) ? 0 : Math.max(0, a - o);
	C(e, () => ({
		type: "attack",
		rule: "DJ-COMBAT-9",
		by: t.by,
		target: t.target,
		how: t.how,
		die: n,
		total: a,
		defence: r,
		against: o,
		hit: s > 0,
		damage: s
	})), t.how === "ice-block" || t.how === "sleep" ? s > 0 && W(I(t.target) ? z(e, t.target) : B(e, t.target), t.how === "sleep" ? "asleep" : "frozen") : (s > 0 && ms(e, t, s), t.how === "melee" && (e.turn.charged = !1), n === 1 && I(t.by) && (t.how === "melee" || t.how === "ranged") && S.raise({
		proc: "trigger",
		todo: [{
			on: t.by,
			what: "fumble"
		}],
		at: 0
	}));
}
function ps(e, t, n) {
	let r = us(e);
	r !== void 0 && (r.die = t, r.plus = n);
}
function ms(e, t, n) {
	let { target: r, by: i } = t;
	e.turn.who === i && (e.turn.hit = !0);
	let a = I(i) ? void 0 : B(e, i);
	if (a !== void 0 && I(r) && Xo(t.how)) {
		let { abilities: t } = H(a), o = z(e, r);
		if (t.includes("drains")) {
			o.drained++, C(e, () => ({
				type: "drained",
				rule: "DJ-BEAST-SPECTRE-2",
				hero: L(r),
				left: _a(e, r, 2)
			})), Wo(e);
			return;
		}
		Y(e, r, n, "attack", i, "DJ-COMBAT-11"), t.includes("venom") && n > 3 && X(r, 2, "venom"), t.includes("weakens") && !o.items.some((e) => e === "blessed-mail" && o.body === e) && (o.weakness++, C(e, () => ({
			type: "weakened",
			rule: "DJ-BEAST-GHOUL-1",
			hero: L(r),
			count: o.weakness
		})));
		return;
	}
	let o = t.how === "fire" && I(r) && z(e, r).body === "drake-scales" ? 2 : 0, s = V(e, r);
	Y(e, r, n - o, "attack", i, "DJ-COMBAT-11"), e.turn.charged && I(i) && t.how === "melee" && hs(e, i, r, s);
}
function hs(e, t, n, r) {
	let i = B(e, n);
	if (i === void 0) return;
	let a = V(e, t), o = r + Math.sign(D(r) - D(a)) + 1e3 * Math.sign(E(r) - E(a));
	Dr(N(e), r, o, { corners: "both" }) && Ga(e, o) && (i.cell = o);
}
var gs = S.repeat("volley", (e, t) => {
	if (e.ended === "no" && (I(t.by) || B(e, t.by) !== void 0)) {
		for (; t.next < t.targets.length && !$o(e, t.targets[t.next]);) t.next++;
		if (!(t.next >= t.targets.length)) return Qo(t.by, t.targets[t.next++], t.how, hi[t.how] ?? 0, t);
	}
}, { show: (e) => ({
	by: e.by,
	how: e.how,
	targets: e.targets,
	die: e.die,
	plus: e.plus ?? 0,
	next: e.next
}) }), _s = (e, t, n) => ({
	proc: "volley",
	at: 0,
	by: e,
	how: t,
	targets: [...n.filter((t) => t !== e), ...n.filter((t) => t === e)],
	die: 0,
	plus: 0,
	next: 0
}), vs = (e, t, n) => Qo(R(t), n, Ca(e.heroes[t]) ? "ranged" : "melee");
function ys(e, t) {
	if (I(t)) {
		let n = z(e, t), r = U(n, "slipping");
		return {
			id: t,
			figure: n,
			isHero: !0,
			flies: U(n, "flying"),
			slips: r,
			crosses: !1,
			spins: !1
		};
	}
	let n = B(e, t), r = e.quest.freeCrossing?.includes(n.kind) ?? !1, i = n.kind === "giant-spider";
	return {
		id: t,
		figure: n,
		isHero: !1,
		flies: U(n, "flying"),
		slips: !1,
		crosses: r,
		spins: i
	};
}
var bs = (e, t, n) => !t.spins && e.webs.includes(n);
function xs(e, t, n) {
	let r = Aa(e, n);
	return (r === void 0 || r === t.id) && !Ji(e, n, t.crosses) && !bs(e, t, n);
}
function Ss(e, { figure: t }, n) {
	if (t.cell !== n) return Aa(e, n);
	for (let r of e.monsters) if (r.cell === n && r !== t) return r.id;
	for (let r = 0; r < e.heroes.length; r++) {
		let i = e.heroes[r];
		if (i.cell === n && i !== t && i.gone === "no") return R(r);
	}
}
var Cs = (e, t, n) => !t.flies && !t.slips && (t.isHero ? ja(e, n) : Ma(e, n));
function ws(e, t, n) {
	let r = ys(e, t), i = Ts(e, r);
	if (i !== void 0) n.none(wi, i);
	else for (let t = 0; t < wi.length; t++) n.add(wi[t], Ds(e, r, r.figure.cell + Ti[t]));
}
function Ts(e, t) {
	let { turn: n } = e, { figure: r } = t;
	if (U(r, "held")) return "DJ-FURN-CIRCLE-7";
	if (U(r, "stunned")) return "DJ-SKILL-6";
	if (n.stopped) return n.attacked ? "DJ-RULING-9" : "DJ-MOVE-9";
	if (n.left < 1) return n.ran ? "DJ-MOVE-2" : "DJ-MOVE-1";
	if (t.isHero && n.ran && n.walked >= Pa(r) && (n.dark || ka(e, P(e, r.cell)))) return "DJ-RULING-35";
}
var Es = { corners: "both" };
function Ds(e, t, n) {
	if (!Dr(N(e), t.figure.cell, n, Es)) return "DJ-MOVE-5";
	if (t.flies) return xs(e, t, n) || As(e, t, n) ? void 0 : "DJ-RULING-86";
	if (Ji(e, n, t.crosses)) return Ki(e, n)?.kind === "crevasse" ? "DJ-RULING-31" : "DJ-MOVE-8";
	if (bs(e, t, n)) return "DJ-RULING-20";
	let r = Aa(e, n);
	if (r !== void 0) return Os(e, t, r) && !t.slips ? "DJ-MOVE-7" : ks(e, t, n) ? void 0 : "DJ-MOVE-6";
}
function Os(e, t, n) {
	return t.isHero === I(n) ? !1 : !I(n) || q(z(e, n));
}
function ks(e, t, n) {
	if (Cs(e, t, n)) return !1;
	let r = N(e), i = [n];
	for (let n = e.turn.left - 1, a = 0; n > 0; n--) {
		let n = i.length;
		for (; a < n; a++) {
			let n = i[a];
			for (let a of Ti) {
				let o = n + a;
				if (!Dr(r, n, o, Es) || i.includes(o) || Ji(e, o, t.crosses) || bs(e, t, o)) continue;
				let s = Ki(e, o);
				if (s !== void 0 && qi(s, o) && s.rest === "poor-bridge") continue;
				let c = Ss(e, t, o);
				if (c === void 0) return !0;
				Os(e, t, c) && !t.flies && !t.slips || Cs(e, t, o) || i.push(o);
			}
		}
	}
	return !1;
}
function As(e, t, n) {
	return e.turn.left < 2 ? !1 : Ir(N(e), n, e.turn.left - 1, Es).cells.some((n) => xs(e, t, n));
}
var js = (e, t) => !Ms(e, ys(e, t));
function Ms(e, t) {
	let { cell: n } = t.figure;
	return Ss(e, t, n) === void 0 && !Ji(e, n, t.crosses) && !bs(e, t, n);
}
function Ns(e, t, n) {
	let r = e.heroes[t];
	if (!(e.turn.stopped || e.turn.left < 2 || U(r, "held") || U(r, "stunned"))) for (let t = 0; t < 4; t++) {
		let i = r.cell + Ti[t], a = Ki(e, i);
		if (a?.kind !== "crevasse" || a.rest !== "no-bridge") continue;
		let o = i + Ti[t], s = N(e);
		Dr(s, r.cell, i, Es) && Dr(s, i, o, Es) && Ga(e, o) && n.add(`jump:${wi[t]}`);
	}
}
function Ps(e, t, n) {
	let r = ys(e, t), i = r.figure.cell + Ti[wi.indexOf(n)], a = Ki(e, i);
	r.isHero && !r.flies && a?.rest === "poor-bridge" && qi(a, i) && Ki(e, r.figure.cell) !== a ? (e.turn.busy = !0, X(t, 3, "crossing", {
		target: 9 + ba(z(e, t)),
		on: n
	})) : Rs(e, r, i, 1);
}
function Fs(e, t, n) {
	e.turn.busy = !0, X(t, 3, "jump", { on: n });
}
function Is(e, t, n, r, i) {
	let a = L(t), o = e.heroes[a], s = Ti[wi.indexOf(n)];
	if (r) return Rs(e, ys(e, t), o.cell + i * s, i);
	e.turn.left = Math.max(0, e.turn.left - i), Ls(e, a) ? (C(e, () => ({
		type: "rope",
		rule: "DJ-RULING-25",
		hero: a
	})), S.raise({
		proc: "choose",
		todo: [{
			hero: a,
			what: "rope",
			on: ""
		}],
		at: 0
	})) : (e.turn.over = !0, jo(e, a));
}
var Ls = (e, t) => e.heroes.some((n, r) => q(n) && n.items.includes("rope") && (r === t || F(e, n.cell, e.heroes[t].cell)));
function Rs(e, t, n, r) {
	let { turn: i } = e, { id: a, figure: o } = t;
	Ms(e, t) && (i.back = o.cell);
	let s = P(e, o.cell);
	o.cell = n, i.left -= r, i.walked += r, i.busy = !0, C(e, () => ({
		type: "step",
		rule: "DJ-MOVE-1",
		figure: a,
		square: O(n)
	})), Cs(e, t, n) && (i.stopped = !0), ka(e, P(e, n)) && (i.dark = !0), Bs(e, t, s);
}
var zs = (e, t, n) => Bs(e, ys(e, t), n);
function Bs(e, t, n) {
	let { id: r, flies: i } = t, { cell: a } = t.figure, o = i ? void 0 : e.fires.find((e) => e.cell === a);
	if (o !== void 0 && S.raise(Qo(o.by, r, "fire", o.mag + 3)), !t.isHero) return;
	let s = Ki(e, a);
	if (s?.kind === "magic-circle" && !s.used && !i && s.rest !== "shut" && S.raise({
		proc: "table",
		at: 0,
		hero: L(r),
		piece: e.pieces.indexOf(s)
	}), e.phase === "explore" && Ms(e, t)) {
		let t = P(e, a);
		Vi(e.zones[t]) ? n !== t && S.raise({
			proc: "trigger",
			todo: [{
				on: r,
				what: "room"
			}],
			at: 0
		}) : S.raise({
			proc: "trigger",
			todo: [{
				on: r,
				what: "corridor"
			}],
			at: 0
		});
	}
	Vs(e), J(e);
}
function Vs(e) {
	if (e.ended === "no") for (let t of e.monsters) U(t, "dormant") && Hs(e, t) && (G(t, "dormant"), e.phase === "explore" && Us(e, !1));
}
var Hs = (e, t) => e.heroes.some((n) => q(n) && ea(e, n.cell, t.cell));
function Us(e, t) {
	e.phase === "combat" || e.ended !== "no" ? t && (e.ambush = !0) : (e.phase = "combat", e.ambush = t, e.turn.over = !0, C(e, () => ({
		type: "combat",
		rule: "DJ-PHASE-2",
		ambush: t
	})));
}
function Ws(e) {
	let t = _(e, 6);
	e.turn.left += t, e.turn.ran = !0, e.turn.busy = !0, C(e, () => ({
		type: "runs",
		rule: "DJ-MOVE-2",
		figure: e.turn.who,
		die: t
	}));
}
var Gs = (e, t) => t === e.quest.room ? ["S"] : y[t].doors;
function Ks(e, t, n) {
	let { tile: r } = y[t];
	return Ur(N(e), r, ki[r], n, Gs(e, t));
}
var qs = (e) => ({
	side: e.side,
	cells: Ii(e)
});
function Js(e, t, n, r, i, a) {
	let { tile: o, locked: s } = y[t], c = e.zones.length, l = ki[o], u = {
		tile: o,
		at: O(n),
		turn: r
	}, d = (e) => sr(l, u, l.connectors.find((t) => t.name === e)), f = {
		card: t,
		at: n,
		turn: r,
		room: "none",
		dark: e.quest.dark === !0,
		searched: !1,
		safe: !1,
		entry: i === "" ? 0 : d(i).side
	};
	e.zones = [...e.zones, f];
	let p = [...e.doors];
	a !== -1 && (p[a] = {
		...p[a],
		to: c,
		state: "open"
	});
	for (let n of Gs(e, t)) {
		if (n === i) continue;
		let { side: e, cells: t } = d(n), r = t[0], a = p.findIndex((t) => t.state !== "walled" && t.to === -1 && t.at + T[t.side] === r && t.side === Yn(e));
		if (a >= 0) {
			let e = p[a];
			p[a] = {
				...e,
				to: c,
				state: e.state === "locked" || s ? "locked" : e.state
			};
		} else p.push({
			at: r,
			side: e,
			from: c,
			to: -1,
			state: s ? "locked" : "closed",
			barred: !1
		});
	}
	return e.doors = p, C(e, () => ({
		type: "zone",
		rule: "DJ-EXP-5",
		card: t,
		zone: c
	})), c;
}
function Ys(e, t) {
	e.pieces = [...e.pieces, t];
}
function Z(e, t, n) {
	e.pieces = e.pieces.map((e, r) => r === t ? {
		...e,
		...n
	} : e);
}
function Xs(e, t, n) {
	e.zones = e.zones.map((e, r) => r === t ? {
		...e,
		...n
	} : e);
}
function Zs(e, t, n) {
	e.doors = e.doors.map((e, r) => r === t ? {
		...e,
		...n
	} : e);
}
var Qs = (e, t) => Ci[y[e.zones[t].card].tile].room;
function $s(e, t, n) {
	let r = e.zones[t], i = pn[n];
	Xs(e, t, {
		room: n,
		dark: r.dark || i.dark
	});
	let a = y[r.card].locked;
	for (let [n, o] of i.furniture) Ys(e, {
		kind: n,
		cells: o.map((e) => Bi(r, e)),
		zone: t,
		locked: a && vi[n].lockable === !0,
		used: !1,
		rest: ""
	});
	return C(e, () => ({
		type: "room",
		rule: "DJ-ZONE-3",
		card: n,
		zone: t
	})), i.monsters;
}
var ec = (e) => e.to === -1 && (e.state === "closed" || e.state === "locked");
function tc(e, t, n, r) {
	return e.dungeon.length === 0 ? [] : rc(e, t, r).filter((t) => (n === void 0 || n.includes(t.side)) && nc.some((n) => Ur(N(e), n, ki[n], t).length > 0));
}
var nc = Object.keys(Ci), rc = (e, t, n) => Gr(N(e), t, 2).filter((t) => !e.doors.some((e) => oc(e, t)) && !t.cells.some((t) => e.stairs.includes(t)) && t.cells.every((t) => t === n || !e.pieces.some((e) => e.cells.includes(t))));
function ic(e, t, n, r = !1) {
	let i = [
		0,
		1,
		2,
		3
	].find((r) => P(e, n + T[r]) !== t);
	if (i === void 0) return [];
	let a = r ? rc(e, t, n) : tc(e, t, [i], n), o = (e) => Math.max(Math.abs(D(e) - D(n)), Math.abs(E(e) - E(n)));
	return ac(a.filter(({ side: e }) => e === i), ({ cells: e }) => Math.min(...e.map(o)));
}
var ac = (e, t) => {
	let n = Math.min(...e.map(t));
	return e.filter((e) => t(e) === n);
};
function oc(e, { side: t, cells: n }) {
	if (e.state === "walled") return !1;
	let r = Ii(e);
	return e.side === t && r.some((e) => n.includes(e)) || e.side === Yn(t) && r.some((t) => n.includes(t + T[e.side]));
}
function sc(e, t, { side: n, cells: r }, i = !1) {
	let a = {
		at: r[0],
		side: n,
		from: t,
		to: -1,
		state: i ? "exit" : "closed",
		barred: !1
	};
	e.doors = [...e.doors, a], C(e, () => ({
		type: "passage",
		rule: "DJ-RULING-22",
		zone: t,
		square: O(a.at)
	}));
}
function cc(e) {
	if (e.revealed || e.doors.some(ec)) return;
	let t = Ka(e), n = (n) => Math.min(..._r(N(e), n).map((e) => t(e) ?? 999)), r = e.zones.map((e, t) => t).sort((e, t) => n(e) - n(t) || e - t);
	for (let t = e.dungeon.at(-1); t !== void 0; t = e.dungeon.at(-1)) {
		let n = t;
		for (let t of r) {
			let r = tc(e, t).find((t) => Ks(e, n, t).length > 0);
			if (r !== void 0) return sc(e, t, r);
		}
		if (t === e.quest.room) return;
		e.spare.unshift(e.dungeon.pop()), e.heard = {
			seat: -1,
			card: "none",
			door: -1
		};
	}
}
function lc(e) {
	let { card: t } = e.zones[0], n = Gs(e, t), { tile: r } = y[t];
	return n.length > 1 ? [...n] : ki[r].connectors.map((e) => e.name).filter((e) => !n.includes(e));
}
function uc(e, t) {
	let n = e.zones[0], { tile: r } = y[n.card], i = ki[r], { side: a, cells: o } = sr(i, {
		tile: r,
		at: O(n.at),
		turn: n.turn
	}, i.connectors.find((e) => e.name === t)), s = T[a];
	e.stairs = o.flatMap((e) => [e + s, e + 2 * s]).sort((e, t) => e - t);
	let c = e.doors.filter((e) => e.at !== o[0] || e.side !== a);
	e.doors = [{
		at: o[0],
		side: a,
		from: 0,
		to: 0,
		state: "exit",
		barred: !1
	}, ...c], Xs(e, 0, { entry: a }), C(e, () => ({
		type: "stairs",
		rule: "DJ-SETUP-7",
		side: t
	}));
}
var dc = ({ side: e, cells: t }) => `${O(t[0])}:${"nesw"[e]}`;
function fc(e) {
	let [t, n] = e.split(":"), r = "nesw".indexOf(n), i = k(t);
	return {
		side: r,
		cells: [i, i + Li(r)]
	};
}
function pc(e, t, n) {
	let r = e.doors[n];
	return (r.state === "closed" || r.state === "locked") && zi(r, e.heroes[t].cell);
}
var mc = (e, t) => e.doors.flatMap((n, r) => pc(e, t, r) ? [r] : []);
function hc(e, t, n) {
	let r = e.doors[n];
	e.turn.over = !0, C(e, () => ({
		type: "opens-door",
		rule: "DJ-EXP-6",
		hero: t,
		door: n
	})), Vi(e.zones[P(e, e.heroes[t].cell)]) && S.raise({
		proc: "trigger",
		todo: [{
			on: R(t),
			what: "room"
		}],
		at: 0
	}), r.to === -1 ? S.raise({
		proc: "reveal",
		at: 0,
		door: n,
		hero: t
	}) : (Zs(e, n, { state: "open" }), Vs(e));
}
function gc(e, t, n) {
	let r = e.heroes[t];
	r.tried = [...r.tried, `d${n}`], X(R(t), 2, "force-door", {
		on: `${n}`,
		plus: _c(e, t)
	});
}
function _c(e, t) {
	let { weapon: n, race: r } = e.heroes[t];
	return +(n === "clan-axe" && r === "dwarf") + (n === "siege-hammer" ? 2 : 0);
}
function vc(e, t, n, r) {
	r && (Zs(e, n, { state: "closed" }), hc(e, t, n));
}
var yc = S.sequence("reveal", [
	(e, t) => {
		if (t.door === -1) return;
		let n = qs(e.doors[t.door]), r = e.dungeon.at(-1), i = (t) => Ks(e, t, n).length > 0, { dungeon: a } = e.held, o = r !== void 0 && r !== e.quest.room && a !== "none" && i(a);
		if (r === void 0 || !(i(r) || o)) Zs(e, t.door, { state: "walled" }), C(e, () => ({
			type: "caved-in",
			rule: "DJ-RULING-23",
			door: t.door
		})), cc(e), t.door = -2;
		else return e.heard.card !== "none" && (e.heard = {
			seat: -1,
			card: "none",
			door: -1
		}), e.settings.oneCardAhead ? An("dungeon", {
			for: "zone",
			door: t.door,
			hero: t.hero
		}) : ($e(e, e.dungeon), {
			proc: "place-tile",
			todo: [{
				door: t.door,
				card: r
			}],
			at: 0
		});
	},
	(e, t) => {
		if (t.door === -2) return;
		let n = t.door === -1 ? 0 : e.zones.length - 1, r = e.zones[n].card === e.quest.room;
		r && xc(e, n);
		let i = r && !e.quest.bare ? void 0 : Qs(e, n);
		if (i !== void 0 && e.settings.oneCardAhead) return An(i, {
			for: "room",
			zone: n,
			hero: t.hero
		});
		let a = i === "square" ? e.squareRooms : i === "rectangular" ? e.rectangularRooms : [];
		bc(e, n, t.hero, $e(e, a));
	},
	(e, t) => Ec(e, t.door)
], {
	show: (e) => ({
		door: e.door,
		hero: e.hero
	}),
	aslongas: (e) => e.ended === "no"
});
function bc(e, t, n, r) {
	let i = r !== void 0 && $s(e, t, r), a = e.zones[t].card === e.quest.room;
	a && Xs(e, t, { room: "objective" }), Tc(e, t, n, a ? e.quest.bare === !0 : i);
}
function xc(e, t) {
	e.revealed = !0;
	let { quest: n } = e;
	if (Xs(e, t, { room: "objective" }), e.crown !== -1 && (e.crown += e.pieces.length), C(e, () => ({
		type: "objective-room",
		rule: "DJ-OBJ-3",
		zone: t
	})), n.bare) return;
	let r = e.zones[t];
	for (let i of n.pieces) Ys(e, {
		kind: i.kind,
		cells: i.at.map((e) => Bi(r, e)),
		zone: t,
		locked: i.locked === !0,
		used: !1,
		rest: i.bridge ?? i.holds ?? (n.seals !== void 0 && i.kind === "magic-circle" ? "shut" : "")
	});
	if (e.things = [...e.things, ...(n.seals ?? []).map((e) => ({
		kind: "seal",
		cell: Bi(r, e),
		door: -1
	}))], e.stylus === "coming") {
		e.stylus = "done";
		let t = Bi(r, n.stylus.at);
		e.goods = [...e.goods, {
			cell: t,
			items: ["silver-stylus"],
			gold: 0,
			shots: e.heroes[0].shots.map(() => 0)
		}];
	}
	let i = ++e.arrivals;
	e.groups = [...e.groups, {
		id: i,
		card: "none",
		treasure: 0,
		objective: !0
	}];
	let a = Math.min(4, e.heroes.length);
	for (let { monster: t, at: o, leader: s, heroes: c = 0 } of n.monsters) a >= c && Za(e, {
		kind: t,
		unique: s === !0,
		group: i
	}, Bi(r, o));
}
var Sc = S.eachInTurn("place-tile", {
	who: (e, t) => Cc(e, t).length > 1 ? 0 : void 0,
	skipped: (e, t) => wc(e, t, Cc(e, t)[0]),
	options(e, t, n, r) {
		for (let t of Cc(e, n)) r.add(t);
	},
	choose(e, t, n, r) {
		if (r !== "swap") return wc(e, n, r);
		let i = e.spare.pop();
		e.spare.push(n.card), S.raise({
			proc: "place-tile",
			todo: [{
				door: n.door,
				card: i,
				swapped: !0
			}],
			at: 0
		});
	},
	about: (e, t, { card: n }) => ({ card: n })
});
function Cc(e, { door: t, card: n, swapped: r }) {
	let i = Ks(e, n, qs(e.doors[t])).map(({ by: e }) => e);
	e.settings.gmRearrangesBoard || i.splice(1);
	let a = e.spare.at(-1);
	return e.settings.gmOverridesCards && n !== e.quest.room && !r && a !== void 0 && Ks(e, a, qs(e.doors[t])).length > 0 && i.push("swap"), i;
}
function wc(e, { door: t, card: n }, r) {
	let i = Ks(e, n, qs(e.doors[t])).find((e) => e.by === r);
	Js(e, n, k(i.at), i.turn, r, t);
}
function Tc(e, t, n, r) {
	for (let [r, i] of e.pieces.entries()) {
		if (i.zone !== t || i.kind !== "crevasse" || i.rest !== "") continue;
		let a = _(e, 10), o = yi("crevasse", a);
		if (Z(e, r, {
			used: !0,
			rest: o === "guarded-bridge" ? "sound-bridge" : o
		}), C(e, () => ({
			type: "rolled",
			rule: bi("crevasse", a),
			hero: n,
			piece: "crevasse",
			die: a,
			result: `result-${o}`
		})), o === "guarded-bridge") for (let n of Fa(e, { zone: t })) S.raise(n);
	}
	let i = e.zones[t].room === "objective";
	if (r) for (let n of Fa(e, {
		zone: t,
		objective: i
	})) S.raise(n);
}
function Ec(e, t) {
	t !== -1 && Na(e).length > 0 && e.phase === "explore" && Us(e, !1), Vs(e), cc(e), J(e);
}
var Dc = S.eachInTurn("secret-door", {
	who: (e, { zone: t, where: n }) => Oc(e, t, n).length > 1 ? 0 : void 0,
	skipped(e, { zone: t, where: n }) {
		let r = Oc(e, t, n)[0];
		r === void 0 ? C(e, () => ({
			type: "no-passage",
			rule: "DJ-RULING-22",
			zone: t
		})) : sc(e, t, fc(r));
	},
	options(e, t, { zone: n, where: r }, i) {
		for (let t of Oc(e, n, r)) i.add(t);
	},
	choose(e, t, { zone: n }, r) {
		sc(e, n, fc(r));
	}
});
function Oc(e, t, n) {
	let { entry: r } = e.zones[t];
	if (n === "side") {
		let n = tc(e, t, [r + 1 & 3, r + 3 & 3]);
		return (n.length > 0 ? n : tc(e, t)).map(dc);
	}
	return n === "any" ? tc(e, t).map(dc) : ic(e, t, k(n.slice(7))).map(dc);
}
var kc = (e, t, n) => {
	e.heroes[t].items = [...e.heroes[t].items, n].sort();
};
function Ac(e, t, n) {
	let r = e.heroes[t], i = r.items.indexOf(n);
	r.items = r.items.filter((e, t) => t !== i);
	let a = r.items.includes(n);
	!a && r.weapon === n && (r.weapon = "none"), !a && r.body === n && (r.body = "none"), !a && r.shield === n && (r.shield = "none");
}
function jc(e, t, n) {
	let r = e.heroes[t], { gold: i, names: a, shots: o } = x[n];
	if (C(e, () => ({
		type: "treasure",
		rule: "DJ-COMP-6",
		hero: t,
		card: n
	})), e.stylus === "coming" && (e.stylus = "done", kc(e, t, "silver-stylus"), C(e, () => ({
		type: "found",
		rule: "DJ-OBJ-3",
		hero: t,
		item: "silver-stylus"
	}))), i !== void 0) r.gold += i, e.treasureDiscard.push(n);
	else if (a !== void 0) e.treasureDiscard.push(n), S.raise({
		proc: "choose",
		todo: [{
			hero: t,
			what: "arms",
			on: `${a}`
		}],
		at: 0
	});
	else if (o !== void 0) e.treasureDiscard.push(n), n === "full-quiver" ? S.raise({
		proc: "choose",
		todo: [{
			hero: t,
			what: "quiver",
			on: `${o}`
		}],
		at: 0
	}) : Mc(e, t, n, o);
	else if (n === "spell-scroll") {
		let n = mi[_(e, 10) - 1];
		kc(e, t, `scroll:${n}`), C(e, () => ({
			type: "spell-found",
			rule: "DJ-COMP-6",
			hero: t,
			skill: n
		}));
	} else kc(e, t, n);
}
function Mc(e, t, n, r) {
	let i = M.indexOf(n);
	e.heroes[t].shots = e.heroes[t].shots.map((e, t) => t === i ? e + r : e);
}
function Nc(e, t, n, r = "") {
	let { oneCardAhead: i, themeRedrawTreasure: a } = e.settings;
	for (let o = 0; o < n; o++) if (i || a && Pc.includes(r)) S.raise(An("treasure", {
		for: "hero",
		hero: t,
		from: r
	}));
	else {
		let n = On(e);
		n !== void 0 && jc(e, t, n);
	}
}
var Pc = [
	"table",
	"library",
	"desk",
	"altar",
	"hearth",
	"alchemist-bench",
	"throne"
], Fc = (e, t) => !Pc.includes(t) || !(x[e].category === "armour" || x[e].category === "weapon" && !Ic(e)), Ic = (e) => {
	let { base: t } = x[e];
	return t !== void 0 && t in Yr && Yr[t].hands === 1;
};
function Lc(e, t, n) {
	let r = e.treasureDeck.length + e.treasureDiscard.length;
	if (e.settings.oneCardAhead) S.raise(An("treasure", {
		for: "arms",
		hero: t,
		left: n,
		most: r
	}));
	else for (let i = 0, a = 0; i < n && a < r; a++) {
		let n = On(e);
		if (n === void 0) return;
		Rc(e, t, n) && i++;
	}
}
function Rc(e, t, n) {
	return vn(n) ? jc(e, t, n) : e.treasureDiscard.push(n), vn(n);
}
var zc = S.eachInTurn("loot", {
	who(e, { hero: t }) {
		let n = e.heroes.filter(q);
		if (n.length !== 0 && n.length !== 1) return (t !== -1 && q(e.heroes[t]) ? e.heroes[t] : n[0]).seat;
	},
	skipped(e, { card: t }) {
		let n = e.heroes.findIndex(q);
		n < 0 ? e.treasureDiscard.push(t) : jc(e, n, t);
	},
	options(e, t, n, r) {
		for (let [t, n] of e.heroes.entries()) q(n) && r.add(Tn(e, R(t)));
	},
	choose(e, t, { card: n }, r) {
		jc(e, L(r), n);
	},
	about: (e, t, { card: n }) => ({ card: n })
}), Bc = (e) => Zr.filter((t) => Yr[t].power === e);
function Vc(e, { deck: t, purpose: n }) {
	return t === "dungeon" ? $e(e, e.dungeon) ?? "none" : t === "square" ? $e(e, e.squareRooms) ?? "none" : t === "rectangular" ? $e(e, e.rectangularRooms) ?? "none" : t === "treasure" ? On(e) ?? "none" : n.for === "monsters" ? za(e, n) ?? "none" : "none";
}
var Hc = (e, t, n) => Ks(e, t, qs(e.doors[n])).length > 0;
function Uc(e, { deck: t, purpose: n, card: r }) {
	let i = e.held[t];
	return i === "none" || r === e.quest.room ? !1 : n.for === "zone" ? Hc(e, i, n.door) : n.for !== "monsters" || Ba(e, i, n);
}
function Wc(e, { purpose: t, card: n }) {
	return t.for === "monsters" ? e.settings.themeRedrawMonster && !Ha(e, n, t) : t.for === "hero" && e.settings.themeRedrawTreasure && !Fc(n, t.from);
}
function Gc(e, t) {
	let n = [];
	return (t.purpose.for !== "zone" || Hc(e, t.card, t.purpose.door)) && n.push("use"), Uc(e, t) && n.push("held"), Wc(e, t) && n.push("redraw"), n;
}
var Kc = (e) => e.core.stack.findLast((e) => e.proc === "drawing"), qc = S.eachInTurn("drawn", {
	who(e) {
		let t = Kc(e);
		return t.card !== "none" && (e.settings.oneCardAhead || Gc(e, t).length > 1) ? 0 : void 0;
	},
	options(e, t, n, r) {
		for (let t of Gc(e, Kc(e))) r.add(t);
	},
	choose(e, t, n, r) {
		let i = Kc(e);
		if (r !== "use") {
			if (r === "held") {
				let { card: t } = i;
				i.card = e.held[n], e.held = {
					...e.held,
					[n]: t
				}, C(e, () => ({
					type: "held-card",
					rule: "DJ-GM-4",
					deck: n
				}));
			} else return i.aside.push(i.card), i.card = Vc(e, i), C(e, () => ({
				type: "redrawn",
				rule: n === "monster" ? "DJ-GM-2" : "DJ-GM-3",
				deck: n
			})), "again";
		}
	},
	about: (e, t, n) => ({
		deck: n,
		card: Kc(e).card,
		held: e.held[n]
	})
});
function Jc(e, { deck: t, aside: n }) {
	n.length !== 0 && (t === "treasure" ? e.treasureDiscard.push(...n) : (e.monsterDeck.push(...n), v(e, e.monsterDeck)), n.length = 0);
}
function Yc(e, t) {
	let { purpose: n, card: r } = t;
	if (Jc(e, t), e.settings.oneCardAhead && r !== "none" && e.core.known++, t.card = "none", n.for === "zone") return {
		proc: "place-tile",
		todo: [{
			door: n.door,
			card: r
		}],
		at: 0
	};
	if (n.for === "room") bc(e, n.zone, n.hero, r === "none" ? void 0 : r);
	else if (n.for === "monsters") for (let t of Ia(e, r === "none" ? void 0 : r, n)) S.raise(t);
	else r !== "none" && Xc(e, n, r);
}
function Xc(e, t, n) {
	if (t.for === "hero") jc(e, t.hero, n);
	else if (t.for === "party") S.raise({
		proc: "loot",
		todo: [{
			card: n,
			hero: t.hero
		}],
		at: 0
	});
	else if (t.for === "arms") {
		let r = Rc(e, t.hero, n) ? t.left - 1 : t.left;
		r > 0 && t.most > 1 && S.raise(An("treasure", {
			...t,
			left: r,
			most: t.most - 1
		}));
	}
}
var Zc = "hidden", Qc = (e, t) => t === 0 || !e.settings.oneCardAhead, $c = (e, t) => t === "dungeon" ? e.dungeon : t === "square" ? e.squareRooms : t === "rectangular" ? e.rectangularRooms : t === "monster" ? e.monsterDeck : e.treasureDeck;
function el(e, { purpose: t }, n) {
	if (e.dungeon.length === 0 && !e.revealed) return e.quest.room;
	let r = e.spare.findLastIndex((n) => t.for !== "zone" || Hc(e, n, t.door)), [i = "none"] = e.spare.splice(r, 1), a = e.dungeon.indexOf(e.quest.room);
	return !(a >= 0 && i !== "none" && e.depth < 0 && e.dungeon.length < 6) || n(e.dungeon.length + 1) > 0 ? i : (e.dungeon[a] = i, e.quest.room);
}
var tl = S.sequence("drawing", [(e, t) => (t.card = Vc(e, t), t.card === "none" ? void 0 : {
	proc: "drawn",
	todo: [t.deck],
	at: 0
}), Yc], {
	show: ({ deck: e, purpose: t, card: n, aside: r }, i, a) => {
		let o = Qc(a, i), s = (e) => o || e === "none" ? e : Zc;
		return {
			deck: e,
			purpose: t,
			card: s(n),
			aside: r.map(s)
		};
	},
	guess(e, t, n, r) {
		let i = (n) => n === Zc ? t.deck === "dungeon" ? el(e, t, r) : $c(e, t.deck).pop() ?? "none" : n;
		t.card = i(t.card), t.aside = t.aside.map(i);
	}
}), nl = /* @__PURE__ */ new WeakMap();
function rl(e) {
	let t = nl.get(e.doors);
	if (t !== void 0) return t;
	let n = N(e), r = {
		room: [],
		passage: [],
		stairs: []
	}, i = [];
	for (let t of n.cells) {
		if (!hr(n, t)) continue;
		let a = gr(n, t);
		r[e.stairs.includes(t) ? "stairs" : Vi(e.zones[a]) ? "room" : "passage"].push(O(t));
		for (let e of [1, 2]) {
			let r = t + T[e];
			hr(n, r) && gr(n, r) !== a && i.push(Qn(Xn(t, e)));
		}
	}
	let a = {}, o = /* @__PURE__ */ new Set(), s = {};
	for (let [t, n] of e.doors.entries()) {
		let e = il[n.state];
		for (let r of Ii(n)) {
			let i = Qn(Xn(r, n.side));
			if (e === void 0) continue;
			o.add(i), e !== "open-door" && (s[`d${t}`] = [...s[`d${t}`] ?? [], i]);
			let c = n.barred ? "portcullis" : e;
			a[c] = [...a[c] ?? [], i];
		}
	}
	return a.wall = i.filter((e) => !o.has(e)), t = {
		cells: r,
		edges: a,
		doors: s
	}, nl.set(e.doors, t), t;
}
var il = {
	closed: "door",
	locked: "locked-door",
	open: "open-door",
	exit: "open-door"
}, al = /* @__PURE__ */ new WeakMap();
function ol({ pieces: e }) {
	let t = al.get(e);
	return t === void 0 && (t = e.flatMap((e, t) => e.cells.length === 0 ? [] : [{
		cells: e.cells.map(O),
		id: `f${t}`,
		what: e.kind,
		...e.locked ? { locked: !0 } : {},
		...e.used ? { used: !0 } : {}
	}]), al.set(e, t)), t;
}
var sl = /* @__PURE__ */ new WeakMap();
function cl(e) {
	let t = sl.get(e.zones);
	if (t !== void 0) return t;
	let n = N(e);
	return t = e.zones.some((e) => e.dark) ? [...n.cells].filter((t) => hr(n, t) && e.zones[gr(n, t)].dark).map(O) : [], sl.set(e.zones, t), t;
}
function ll(e) {
	let t = [
		...ol(e),
		...e.things.map((e, t) => ({
			cell: O(e.cell),
			id: `t${t}`,
			what: e.kind
		})),
		...e.goods.map((e, t) => ({
			cell: O(e.cell),
			id: `g${t}`,
			what: "goods"
		})),
		...e.webs.map((e) => ({
			cell: O(e),
			what: "web"
		})),
		...e.fires.map((e) => ({
			cell: O(e.cell),
			what: "fire"
		}))
	], n = [...e.heroes.flatMap((t, n) => K(t) && e.stairs.length > 0 && t.cell > -99999 ? [{
		cell: O(t.cell),
		id: R(n),
		what: t.class,
		seat: t.seat,
		life: t.life,
		...e.turn.who === R(n) && !e.turn.over ? { active: !0 } : {}
	}] : []), ...e.monsters.map((t) => ({
		cell: O(t.cell),
		id: t.id,
		what: t.kind,
		life: t.life,
		...e.turn.who === t.id && !e.turn.over ? { active: !0 } : {}
	}))], r = cl(e);
	return {
		...rl(e),
		ways: !0,
		things: t,
		figures: n,
		...r.length > 0 ? { marks: { dark: r } } : {}
	};
}
var ul = (e, t) => {
	if (e.revealed || t === 0) return e.quest;
	let { id: n, room: r, main: i, secondary: a, mainXp: o, secondaryXp: s, texts: c } = e.quest;
	return {
		id: n,
		room: r,
		pieces: [],
		monsters: [],
		main: i,
		secondary: a,
		mainXp: o,
		secondaryXp: s,
		...c === void 0 ? {} : { texts: c }
	};
}, dl = (e, t) => t.length === 0 ? {} : { [e]: t }, fl = (e, t) => t === 0 ? {} : { [e]: t }, pl = (e, t) => t === "none" ? {} : { [e]: t }, ml = (e) => ({
	name: e.name,
	seat: e.seat,
	race: e.race,
	class: e.class,
	life: e.life,
	fatigue: e.fatigue,
	fate: e.fate,
	gold: e.gold,
	xp: e.xp,
	...pl("weapon", e.weapon),
	...pl("body", e.body),
	...pl("shield", e.shield),
	items: e.items,
	skills: e.skills,
	...dl("marks", e.marks),
	...dl("tilted", e.tilted),
	...dl("tiltedInCombat", e.tiltedInCombat),
	...e.shots.some((e) => e > 0) ? { shots: Object.fromEntries(M.flatMap((t, n) => e.shots[n] > 0 ? [[t, e.shots[n]]] : [])) } : {},
	...fl("venom", e.venom),
	...fl("weakness", e.weakness),
	...fl("drained", e.drained),
	...fl("cursedUntil", e.cursedUntil)
}), hl = (e) => (t) => {
	let { cell: n, ...r } = e(t);
	return r;
}, gl = (e) => {
	let t = hl(qt)(e);
	return U(e, "dormant") ? {
		...t,
		marks: e.marks.filter((e) => e !== "dormant")
	} : t;
}, _l = ({ monsters: e }) => e.filter((e) => U(e, "dormant")).map((e) => e.id), vl = ({ over: e, left: t }) => e ? 0 : t, yl = (e, t) => e > 0 || t;
function bl(e) {
	let { left: t, walked: n, busy: r, back: i, ...a } = Jt(e.turn), o = r && !yl(n, a.ran) ? { busy: r } : {};
	return {
		...a,
		whole: n + vl(e.turn),
		...o
	};
}
var xl = (e) => e.turn.who !== "" && Sl(e, e.turn.who) && js(e, e.turn.who), Sl = (e, t) => I(t) || B(e, t) !== void 0;
function Cl({ map: e, left: t = 0, _turn: n, _back: r, _table: i }) {
	let a = new Map(e.figures.map(({ id: e, cell: t }) => [e, k(t)])), o = i.heroes.map((e, t) => ({
		...e,
		cell: a.get(R(t)) ?? -999999
	})), s = i.monsters.map((e) => {
		let t = i.dormant?.includes(e.id) ? [...e.marks, "dormant"].sort() : e.marks;
		return {
			...e,
			marks: t,
			cell: a.get(e.id) ?? -999999
		};
	}), { whole: c, busy: l = !1, ...u } = n, d = c - t, f = r ?? a.get(u.who) ?? -999999;
	return {
		heroes: o,
		monsters: s,
		turn: {
			...u,
			left: t,
			walked: d,
			busy: l || yl(d, u.ran),
			back: f
		}
	};
}
function wl(e, t) {
	if (!e.settings.oneCardAhead) return {};
	let n = Object.values(e.held).filter((e) => e !== "none").length;
	return t === 0 ? {
		heldBack: n,
		held: e.held
	} : { heldBack: n };
}
function Tl(e, t) {
	let n = [];
	for (let r of e.core.stack) r.proc === "place-tile" || r.proc === "loot" ? n.push(...r.todo.slice(r.at).map(({ card: e }) => e)) : r.proc === "event" && r.event === "alarm" && !r.stopped && !e.alarm ? n.push("alarm") : r.proc === "drawing" && Qc(e, t) && n.push(...[r.card, ...r.aside].filter((e) => e !== "none"));
	return n;
}
function El(e, t) {
	let n = t !== "spectator" && t !== 0;
	return {
		map: ll(e),
		phase: e.phase,
		pe: e.pe,
		pc: e.pc,
		round: e.round,
		heroes: e.heroes.map(ml),
		dungeonLeft: e.dungeon.length,
		treasureLeft: e.treasureDeck.length,
		monsterLeft: e.monsterDeck.length,
		eventLeft: e.eventDeck.length,
		inHand: e.hand.length,
		...t === 0 ? {
			hand: e.hand,
			fresh: e.fresh
		} : {},
		...wl(e, t),
		...n && e.depth >= 0 ? { depth: Math.max(0, e.depth - (e.depthAt - e.dungeon.length)) } : {},
		...t === e.heard.seat && e.heard.card !== "none" ? { heard: e.heard.card } : {},
		eventDiscard: e.eventDiscard.slice(),
		treasureDiscard: e.treasureDiscard.slice(),
		goals: e.goals.map((e) => `goal-${e}`),
		won: e.won,
		revealed: e.revealed,
		...e.turn.over ? {} : { left: e.turn.left },
		_turn: bl(e),
		...xl(e) ? { _back: e.turn.back } : {},
		_table: {
			heroes: e.heroes.map(hl(Kt)),
			monsters: e.monsters.map(gl),
			...dl("dormant", _l(e)),
			arrivals: e.arrivals,
			alarm: e.alarm,
			clock: e.clock,
			eventPlayed: e.eventPlayed,
			ambush: e.ambush,
			quiet: e.quiet,
			done: e.done,
			rested: e.rested,
			roll: Yt(e.roll),
			attacks: e.attacks.slice(),
			after: e.after,
			tokens: e.tokens,
			failed: e.failed,
			ended: e.ended,
			depthAt: n ? e.depthAt : 0,
			heardDoor: t === e.heard.seat ? e.heard.door : -1,
			key: e.key,
			hare: e.hare,
			stolen: e.stolen,
			stylus: e.stylus,
			...dl("coming", Tl(e, t))
		},
		_board: {
			settings: e.settings,
			quest: ul(e, t),
			groups: e.groups,
			zones: e.zones,
			doors: e.doors,
			pieces: e.pieces,
			things: e.things,
			goods: e.goods,
			stairs: e.stairs,
			webs: e.webs,
			fires: e.fires
		}
	};
}
var Dl = w(tn, en), Ol = w(_n, x), kl = w(mn, pn), Al = w(hn, pn), jl = w(Qt, y), Ml = w(an, rn), Nl = Ml.filter((e) => rn[e].veteran !== !0);
function Pl(e, t) {
	for (let n = e.length - 1; n > 0; n--) {
		let r = t(n + 1);
		[e[n], e[r]] = [e[r], e[n]];
	}
	return e;
}
function Fl(e, t) {
	let n = [...e];
	for (let e of t) {
		let t = n.indexOf(e);
		t >= 0 && n.splice(t, 1);
	}
	return n;
}
function Il(e, t, n, r) {
	let i = {
		...e._table,
		...e._board
	}, a = Rl(e), { heroes: o, monsters: s, turn: c } = Cl(e), { coming: l = [] } = i, u = Pl(Fl(Dl, [
		...e.eventDiscard,
		...e.hand ?? [],
		...i.alarm ? ["alarm"] : [],
		...l
	]), r), d = e.hand ?? Ll(u, e.inHand), f = zl(e, a.room, r), p = [...o.flatMap((e) => e.items), ...i.goods.flatMap((e) => e.items)].map((e) => e.startsWith("scroll:") ? "spell-scroll" : e), m = [...l, ...Object.values(e.held ?? kn)], h = Pl(Fl(Ol, [
		...e.treasureDiscard,
		...p,
		...m
	]), r), ee = o.every((e) => e.skills.length >= 4) ? Ml : Nl, te = i.groups.flatMap((e) => e.card === "none" ? [] : [e.card]), ne = [...i.zones.map((e) => e.room), ...m], re = Pl(Fl(kl, ne), r), g = Pl(Fl(Al, ne), r), ie = Pl(Fl(ee, [...te, ...m]), r), ae = e.held ?? (e.heldBack === void 0 ? kn : {
		dungeon: f.spare.pop() ?? "none",
		square: re.pop() ?? "none",
		rectangular: g.pop() ?? "none",
		monster: ie.pop() ?? "none",
		treasure: h.pop() ?? "none"
	});
	return {
		core: t,
		settings: i.settings,
		quest: a,
		heroes: o,
		monsters: s,
		groups: [...i.groups],
		arrivals: i.arrivals,
		zones: i.zones,
		doors: i.doors,
		pieces: i.pieces,
		things: i.things,
		goods: i.goods,
		stairs: i.stairs,
		webs: i.webs,
		fires: i.fires,
		dungeon: f.deck,
		spare: f.spare,
		squareRooms: re,
		rectangularRooms: g,
		monsterDeck: ie,
		treasureDeck: h,
		treasureDiscard: [...e.treasureDiscard],
		eventDeck: u,
		eventDiscard: [...e.eventDiscard],
		hand: [...d].sort(),
		fresh: e.fresh ?? (e.inHand > 0 && n !== 0 ? d[0] : "none"),
		held: ae,
		alarm: i.alarm,
		phase: e.phase,
		pe: e.pe,
		pc: e.pc,
		round: e.round,
		clock: i.clock,
		eventPlayed: i.eventPlayed,
		ambush: i.ambush,
		quiet: i.quiet,
		done: [...i.done],
		rested: [...i.rested],
		turn: c,
		roll: { ...i.roll },
		attacks: [...i.attacks],
		revealed: e.revealed,
		won: e.won,
		after: i.after,
		tokens: i.tokens,
		crown: Bl(e, r),
		goals: e.goals.map((e) => e.slice(5)),
		failed: [...i.failed],
		ended: i.ended,
		depth: e.depth === void 0 ? -1 : e.depth + i.depthAt - e.dungeonLeft,
		depthAt: i.depthAt,
		heard: {
			seat: e.heard === void 0 ? -1 : n,
			card: e.heard ?? "none",
			door: i.heardDoor
		},
		key: i.key,
		hare: i.hare,
		stolen: i.stolen,
		stylus: i.stylus,
		draws: []
	};
}
function Ll(e, t) {
	let n = [];
	for (let r = e.length - 1; r >= 0 && n.length < t; r--) en[e[r]].timing !== "now" && n.push(...e.splice(r, 1));
	return n;
}
function Rl(e) {
	let { quest: t } = e._board;
	return t.pieces.length > 0 || t.monsters.length > 0 || t.bare ? t : ln.find((e) => e.id === t.id) ?? t;
}
function zl(e, t, n) {
	let r = [...e._board.zones.map((e) => e.card), ...e._table.coming ?? []], i = e.held?.dungeon;
	i !== void 0 && i !== "none" && r.push(i);
	let a = Pl(Fl(jl.filter((e) => e !== t), r), n), o = e.dungeonLeft;
	if (o === 0 || e.revealed || r.includes(t)) return {
		deck: a.splice(0, o),
		spare: a
	};
	let s = e.depth === void 0 ? n(Math.min(6, o)) : o - e.depth;
	e.heard === t ? s = o - 1 : e.heard !== void 0 && s === o - 1 && e.depth === void 0 && (s = Math.max(0, o - 2));
	let c = a.splice(0, o - 1);
	if (c.splice(s, 0, t), e.heard !== void 0 && e.heard !== t) {
		let t = a.indexOf(e.heard), n = c.lastIndexOf(e.heard);
		n >= 0 ? [c[n], c[o - 1]] = [c[o - 1], c[n]] : t >= 0 && ([a[t], c[o - 1]] = [c[o - 1], a[t]]);
	}
	return {
		deck: c,
		spare: a
	};
}
function Bl(e, t) {
	let n = Rl(e);
	if (n.hidden === void 0) return -1;
	let { among: r } = n.hidden;
	if (!e.revealed) {
		let e = n.pieces.flatMap((e, t) => e.kind === r ? [t] : []);
		return e.length === 0 ? -1 : e[t(e.length)];
	}
	let i = e._board.zones.findIndex((e) => e.room === "objective"), a = e._board.pieces.flatMap((e, t) => e.zone === i && e.kind === r && !e.used ? [t] : []);
	return e._table.heroes.some((e) => e.items.includes(n.hidden.thing)) || e._table.failed.includes("crown") || a.length === 0 ? -1 : a[t(a.length)];
}
function Vl(e) {
	return Object.hasOwn(Yr, e) ? Yr[e].price : Object.hasOwn(Xr, e) ? Xr[e].price : Object.hasOwn(Qr, e) ? Qr[e].price : void 0;
}
function Hl(e) {
	let t = [], n = sa(e.race, e.class);
	e.stats.some((e, t) => e !== n[t]) && t.push([
		"DJ-CHAR-9",
		"stats",
		"not-a-beginner"
	]);
	for (let [n, r] of [
		["maxLife", ca.life],
		["maxFatigue", ca.fatigue],
		["fate", ca.fate],
		["xp", 0]
	]) e[n] !== r && t.push([
		"DJ-VAL-1",
		n,
		"not-a-beginner"
	]);
	e.skills.length !== ca.skills && t.push([
		"DJ-SKILL-1",
		"skills",
		"two-skills"
	]);
	let r = e.items.filter((e) => e === "torch").length, i = e.items.filter((e) => e !== "torch").map(Vl);
	return i.includes(void 0) && t.push([
		"DJ-SHOP-2",
		"items",
		"not-in-the-shop"
	]), e.shots.slice(3).some((e) => e > 0) && t.push([
		"DJ-SHOP-2",
		"shots",
		"not-in-the-shop"
	]), i.reduce((e, t) => e + (t ?? 0), 0) + Math.ceil(r / Qr.torches.count) * Qr.torches.price + M.slice(0, 3).reduce((t, n, r) => t + Math.ceil(e.shots[r] / Qr.arrows.count), 0) + e.gold > ca.gold && t.push([
		"DJ-SHOP-2",
		"gold",
		"over-twenty-gold"
	]), t;
}
var Ul = (e, t) => (si(e)?.power ?? 0) + (si(t)?.power ?? 0), Wl = 6, Gl = /^[\p{L}][\p{L}'’.-]{0,19}$/u, Kl = (e) => typeof e == "object" && !!e && !Array.isArray(e), ql = (e, t = 0, n = 9999) => Number.isInteger(e) && e >= t && e <= n, Jl = [
	"quest",
	"party",
	"veterans"
];
function Yl(e) {
	if (e === void 0) return { value: {} };
	if (!Kl(e)) return { faults: [et("DJ-GOAL-4", "given", "not-a-party-or-quest")] };
	let t = [];
	for (let n of Object.keys(e)) /^town\[\d+\]$/.test(n) && typeof e[n] == "string" ? t.push(et(e[n], `given.${n}`, "not-for-sale")) : Jl.includes(n) || t.push(et("DJ-GOAL-4", `given.${n}`, "unknown-field"));
	e.quest !== void 0 && t.push(...eu(e.quest));
	let { veterans: n = [] } = e;
	return Array.isArray(n) && n.every((e) => typeof e == "string") || t.push(et("DJ-RULING-40", "given.veterans", "not-a-list")), e.party !== void 0 && t.push(...Xl(e.party, Array.isArray(n) ? n : [])), t.length > 0 ? { faults: t } : { value: e };
}
function Xl(e, t) {
	if (!Array.isArray(e) || e.length === 0 || e.length > Wl) return [et("DJ-RULING-44", "given.party", "one-to-six-heroes")];
	let n = e.map((e) => Kl(e) ? e.name : void 0);
	return e.flatMap((e, r) => {
		let i = `given.party[${r}]`;
		return Kl(e) ? [...n.indexOf(e.name) === r ? [] : [et("DJ-CHAR-1", `${i}.name`, "same-name")], ...Zl(e, i, !t.includes(e.name))] : [et("DJ-CHAR-1", i, "not-a-hero")];
	});
}
function Zl(e, t, n) {
	let r = [], i = (e, n, i) => r.push(et(e, `${t}.${n}`, i));
	typeof e.name == "string" && Gl.test(e.name) || i("DJ-CHAR-1", "name", "not-a-name");
	let a = Object.hasOwn(ia, String(e.race)) ? e.race : void 0, o = Object.hasOwn(aa, String(e.class)) ? e.class : void 0;
	if (a === void 0 && i("DJ-CHAR-3", "race", "not-a-race"), o === void 0 && i("DJ-CHAR-1", "class", "not-a-class"), a === void 0 || o === void 0) return r;
	oa(a, o) || i(a === "elf" ? "DJ-CHAR-5" : "DJ-CHAR-6", "class", "not-for-this-race");
	let s = sa(a, o), { stats: c } = e;
	Array.isArray(c) && c.length === 6 && c.every((e, t) => ql(e, s[t], 99)) || i("DJ-CHAR-9", "stats", "not-six-values");
	for (let [t, n] of [
		["maxLife", ca.life],
		["maxFatigue", ca.fatigue],
		["fate", 0],
		["gold", 0],
		["xp", 0]
	]) ql(e[t], n) || i("DJ-VAL-1", t, "not-a-value");
	let { skills: l, items: u, shots: d } = e;
	Array.isArray(l) && l.every((e) => Object.hasOwn(pi, String(e)) && pi[e].class === o) && new Set(l).size === l.length || i("DJ-RULING-51", "skills", "not-skills-of-the-class"), Array.isArray(u) && u.every($l) || i("DJ-CHAR-1", "items", "not-items"), Array.isArray(d) && d.length === M.length && d.every((e) => ql(e)) || i("DJ-SHOP-12", "shots", "not-missiles");
	for (let t of [
		"weapon",
		"body",
		"shield"
	]) {
		let n = e[t], r = t === "weapon" ? oi(String(n)) !== void 0 : si(String(n))?.slot === t, a = Array.isArray(u) && u.includes(n);
		n !== "none" && !(r && a) ? i("DJ-ACT-2", t, "not-carried") : t === "weapon" && n !== "silver-stylus" && (oi(String(n))?.power ?? 0) > aa[o].power && i(Ql[o], t, "too-powerful");
	}
	if (Ul(String(e.body), String(e.shield)) > aa[o].power && i(Ql[o], "body", "too-powerful"), e.draws !== void 0 && !ql(e.draws, 0, 60) && i("DJ-XP-11", "draws", "not-a-value"), n && r.length === 0) for (let [t, n, r] of Hl(e)) i(t, n, r);
	return r;
}
var Ql = {
	warrior: "DJ-CHAR-10",
	magician: "DJ-CHAR-11",
	priest: "DJ-CHAR-12",
	thief: "DJ-CHAR-13"
};
function $l(e) {
	if (typeof e != "string") return !1;
	let t = li(e);
	return t === void 0 ? Vl(e) !== void 0 || ii(e) !== void 0 || e === "torch" || $r.includes(e) : mi.includes(t);
}
function eu(e) {
	let t = [], n = (e, n) => t.push(et("DJ-GM-7", `given.quest.${e}`, n));
	if (!Kl(e)) return [et("DJ-GM-7", "given.quest", "not-a-quest")];
	typeof e.id == "string" && /^[a-z][a-z0-9-]{0,39}$/.test(e.id) || n("id", "not-a-word");
	let { room: r } = e;
	Object.hasOwn(y, String(r)) && y[r].objective === !0 || n("room", "not-an-objective-room");
	for (let t of ["mainXp", "secondaryXp"]) ql(e[t], 0, 1e3) || n(t, "not-a-value");
	let i = new Set(Ci.rectangular.squares.map(String)), a = new Set(Ci.rectangular.slots.S.map(String)), o = /* @__PURE__ */ new Set(), s = (e, t) => {
		!Array.isArray(e) || !i.has(String(e)) ? n(t, "outside-the-room") : a.has(String(e)) ? n(t, "before-the-door") : o.has(String(e)) ? n(t, "taken-twice") : o.add(String(e));
	}, c = (t) => {
		let r = e[t] ?? [];
		return Array.isArray(r) ? r : (n(t, "not-a-list"), []);
	};
	for (let [e, t] of c("pieces").entries()) if (!Kl(t) || !Object.hasOwn(vi, String(t.kind))) n(`pieces[${e}].kind`, "not-furniture");
	else if (!Array.isArray(t.at)) n(`pieces[${e}].at`, "not-a-list");
	else for (let [n, r] of t.at.entries()) s(r, `pieces[${e}].at[${n}]`);
	for (let [e, t] of c("seals").entries()) s(t, `seals[${e}]`);
	for (let [e, t] of c("monsters").entries()) !Kl(t) || !Object.hasOwn(ui, String(t.monster)) ? n(`monsters[${e}].monster`, "not-a-monster") : s(t.at, `monsters[${e}].at`);
	tu(e, e.main, "main", n);
	for (let [t, r] of c("secondary").entries()) tu(e, r, `secondary[${t}]`, n);
	return t;
}
function tu(e, t, n, r) {
	let i = Kl(t) ? t.goal : void 0, a = (t, n) => Array.isArray(e[t]) && e[t].some((e) => Kl(e) && n(e)), o = t;
	switch (i) {
		case "kill":
			a("monsters", (e) => e.monster === o.monster && e.leader === !0) || r(`${n}.monster`, "no-such-leader");
			return;
		case "seals":
			Array.isArray(e.seals) && e.seals.length !== 0 || r(n, "no-seals");
			return;
		case "carry-out":
		case "found": {
			let t = Kl(e.hidden) && e.hidden.thing === o.thing, i = Kl(e.elsewhere) && e.elsewhere.thing === o.thing;
			t || i || a("pieces", (e) => e.holds === o.thing) || r(`${n}.thing`, "nowhere-to-be-found");
			return;
		}
		case "hold": {
			let t = Array.isArray(e.pieces) ? e.pieces.filter((e) => Kl(e) && (e.holds === "page" || e.holds === "pages")).length : 0;
			(!ql(o.count, 1, 20) || t < o.count) && r(`${n}.count`, "too-few-sources");
			return;
		}
		case "open-all":
			Array.isArray(o.kinds) && o.kinds.every((e) => a("pieces", (t) => t.kind === e)) || r(`${n}.kinds`, "no-such-piece");
			return;
		case "free-all":
			a("pieces", (e) => e.holds === "captive") || r(n, "no-captive");
			return;
		case "beat-all":
		case "search-all":
		case "before-tokens":
		case "nobody-down":
		case "nobody-fell":
		case "try-all": return;
		default: r(n, "not-a-goal");
	}
}
var nu = [
	{
		name: "Brunhild",
		race: "dwarf",
		class: "warrior",
		skills: ["mighty-blow", "parry"],
		items: [
			"long-sword",
			"banded",
			"small-shield"
		],
		weapon: "long-sword",
		body: "banded",
		shield: "small-shield",
		gold: 0
	},
	{
		name: "Odile",
		race: "human",
		class: "priest",
		skills: ["lay-hands", "sacred-weapon"],
		items: [
			"mace",
			"banded",
			"small-shield",
			"rope"
		],
		weapon: "mace",
		body: "banded",
		shield: "small-shield",
		gold: 2
	},
	{
		name: "Sylvestre",
		race: "elf",
		class: "magician",
		skills: ["magic-missile", "sleep"],
		items: [
			"sling",
			"dagger",
			"magician-cloak",
			"small-shield",
			"lantern",
			"rope"
		],
		weapon: "sling",
		body: "magician-cloak",
		shield: "none",
		shots: [
			0,
			0,
			20,
			0,
			0,
			0
		],
		gold: 1
	},
	{
		name: "Fouine",
		race: "human",
		class: "thief",
		skills: ["pick-lock", "backstab"],
		items: [
			"short-bow",
			"short-sword",
			"leather",
			"small-shield",
			"torch",
			"torch",
			"torch",
			"torch",
			"torch",
			"torch"
		],
		weapon: "short-bow",
		body: "leather",
		shield: "small-shield",
		shots: [
			20,
			0,
			0,
			0,
			0,
			0
		],
		gold: 1
	},
	{
		name: "Gaspard",
		race: "human",
		class: "warrior",
		skills: ["sweep", "bodyguard"],
		items: [
			"battle-axe",
			"banded",
			"small-shield"
		],
		weapon: "battle-axe",
		body: "banded",
		shield: "small-shield",
		gold: 0
	},
	{
		name: "Lisandre",
		race: "elf",
		class: "warrior",
		skills: ["double-strike", "stand-fast"],
		items: [
			"long-bow",
			"short-sword",
			"leather"
		],
		weapon: "long-bow",
		body: "leather",
		shield: "none",
		shots: [
			40,
			0,
			0,
			0,
			0,
			0
		],
		gold: 0
	}
], ru = {
	classic: [
		0,
		1,
		2,
		3,
		4,
		5
	],
	blades: [
		0,
		4,
		1,
		5,
		3,
		2
	],
	shadows: [
		3,
		2,
		5,
		1,
		0,
		4
	]
}, iu = { corners: "both" }, Q = (e, t, n) => /* @__PURE__ */ new Set([...t, ...Ir(N(e), t, n, iu).cells]), au;
function ou(e, t, n, r) {
	let i = qn(t, r);
	return i > n || i === 0 ? i === 0 : F(e, t, r) ? !0 : (au = Ir(N(e), t, n, iu, au, r), Br(au, r) !== void 0);
}
function su(e, t, n) {
	for (let r of n.cells) if (T.includes(r - t) && Dr(N(e), t, r, cu)) return !0;
	return !1;
}
var cu = { corners: "never" };
function lu(e, t) {
	let { cell: n } = e.heroes[t];
	return e.pieces.flatMap((t, r) => su(e, n, t) ? [r] : []);
}
function uu(e, t, n) {
	let r = e.pieces[n];
	if (r.kind === "crevasse" || r.kind === "magic-circle" || r.locked) return !1;
	if (!r.used) return !0;
	let { tried: i } = e.heroes[t];
	return r.rest === "lid" || r.rest === "heavy-lid" ? !i.includes(`lid:f${n}`) : r.rest === "spring" && !i.includes(`spring:f${n}`);
}
function du(e, t, n) {
	let r = e.pieces[n];
	C(e, () => ({
		type: "opens",
		rule: "DJ-ACT-5",
		hero: t,
		piece: r.kind
	})), S.raise({
		proc: "trigger",
		todo: [{
			on: `${R(t)}:f${n}`,
			what: "furniture"
		}],
		at: 0
	}), S.raise({
		proc: "table",
		at: 0,
		hero: t,
		piece: n
	});
}
function fu(e, t) {
	Xs(e, P(e, e.heroes[t].cell), { searched: !0 }), S.raise({
		proc: "table",
		at: 0,
		hero: t,
		piece: -1
	});
}
var pu = S.sequence("table", [
	(e, t) => {
		let n = e.heroes[t.hero];
		if (K(n) && n.life !== 0) {
			if (t.piece !== -1 && hu(e, t.hero, t.piece)) t.at = 9;
			else return e.roll = {
				...e.roll,
				kind: "table",
				by: R(t.hero),
				at: "",
				die: _(e, 10)
			}, {
				proc: "choose",
				todo: [{
					hero: t.hero,
					what: "reroll",
					on: ""
				}],
				at: 0
			};
		}
	},
	(e, t) => {
		let { die: n } = e.roll, r = e.heroes[t.hero];
		if (!K(r) || r.life === 0 || n === 0) return;
		if (e.roll = {
			...e.roll,
			die: 0
		}, t.piece === -1) return mu(e, t.hero, n);
		let i = e.pieces[t.piece];
		Z(e, t.piece, { used: !0 });
		let a = yi(i.kind, n);
		C(e, () => ({
			type: "rolled",
			rule: bi(i.kind, n),
			hero: t.hero,
			piece: i.kind,
			die: n,
			result: `result-${a}`
		})), _u(e, t.hero, i), gi.includes(a) && e.zones[i.zone].safe || bu[a](e, t.hero, t.piece);
	},
	(e) => {
		J(e), Ho(e);
	}
], {
	show: (e) => ({
		hero: e.hero,
		piece: e.piece
	}),
	aslongas: (e) => e.ended === "no"
});
function mu(e, t, n) {
	let r = n === 1 ? "DJ-SEARCH-3" : n === 10 ? "DJ-SEARCH-5" : "DJ-SEARCH-4";
	C(e, () => ({
		type: "searched",
		rule: r,
		hero: t,
		die: n
	})), n === 10 && Nc(e, t, 1), n === 1 && S.raise({
		proc: "search-event",
		at: 0
	}), J(e);
}
function hu(e, t, n) {
	let r = e.pieces[n], i = e.heroes[t];
	return r.rest === "relic" ? (Z(e, n, {
		used: !0,
		rest: ""
	}), e.zones[r.zone].safe || Y(e, R(t), _(e, 6), "other", "", "DJ-OBJ-3"), gu(e, t, "relic"), Nc(e, t, 1), !0) : r.rest === "pages" ? (Z(e, n, {
		used: !0,
		rest: ""
	}), gu(e, t, "page"), !0) : e.revealed && e.crown === n && !r.used ? (Z(e, n, { used: !0 }), gu(e, t, "crown"), to(e), !0) : r.rest === "lid" || r.rest === "heavy-lid" ? (i.tried = [...i.tried, `lid:f${n}`], X(R(t), 2, "lid", { on: `${n}` }), !0) : r.rest === "spring" && (bu.spring(e, t, n), !0);
}
function gu(e, t, n) {
	kc(e, t, n), C(e, () => ({
		type: "found",
		rule: "DJ-RULING-66",
		hero: t,
		item: n
	})), J(e);
}
function _u(e, t, n) {
	let r = e.quest.elsewhere;
	r !== void 0 && r.in.includes(n.kind) && n.zone !== ro(e) && (e.failed.includes(`found-${r.thing}`) || (e.failed = [...e.failed, `found-${r.thing}`].sort(), gu(e, t, r.thing)));
}
var vu = (e, t) => e.pieces[t].zone, yu = (e, t, n, r) => Y(e, R(t), _(e, n), "other", "", r), bu = {
	nothing() {},
	dart: (e, t) => yu(e, t, 4, "DJ-FURN-CHEST-1"),
	treasure: (e, t, n) => Nc(e, t, 1, e.pieces[n].kind),
	"two-treasures": (e, t, n) => Nc(e, t, 2, e.pieces[n].kind),
	bell: (e, t, n) => Cu(e, vu(e, n)),
	arms: (e, t) => Lc(e, t, 1),
	"two-arms": (e, t) => Lc(e, t, 2),
	distance: (e, t) => Ou(e, t),
	grimoire(e, t) {
		let n = mi[_(e, 10) - 1];
		kc(e, t, `grimoire:${n}`), C(e, () => ({
			type: "spell-found",
			rule: "DJ-FURN-LIBRARY-3",
			hero: t,
			skill: n
		}));
	},
	explosion(e, t, n) {
		let r = Q(e, e.pieces[n].cells, 2), i = [...e.heroes.flatMap((e, t) => K(e) && e.life > 0 && r.has(e.cell) ? [R(t)] : []), ...e.monsters.flatMap((e) => r.has(e.cell) && !H(e).abilities.includes("only-magic") ? [e.id] : [])];
		for (let t of i) {
			let n = I(t) && e.heroes[Number(t.slice(1))].body === "drake-scales" ? 2 : 0;
			(I(t) || B(e, t) !== void 0) && Y(e, t, _(e, 4) - n, "other", "", "DJ-FURN-BENCH-1");
		}
	},
	potion(e, t) {
		kc(e, t, "potion"), C(e, () => ({
			type: "found",
			rule: "DJ-FURN-BENCH-3",
			hero: t,
			item: "potion"
		}));
	},
	torch(e, t) {
		kc(e, t, "torch"), C(e, () => ({
			type: "found",
			rule: "DJ-FURN-HEARTH-2",
			hero: t,
			item: "torch"
		}));
	},
	visions: (e, t) => yu(e, t, 4, "DJ-FURN-ALTAR-1"),
	curse: (e, t) => Eu(e, t, "DJ-FURN-SARCOPHAGUS-1"),
	mummy(e, t, n) {
		let { cells: r } = e.pieces[n], i = eo(e, r.flatMap((t) => Yi(e, t)))[0];
		i !== void 0 && wu(e, t, "mummy", !1, i);
	},
	lid: (e, t, n) => xu(e, t, n, "lid"),
	"heavy-lid": (e, t, n) => xu(e, t, n, "heavy-lid"),
	alive(e, t, n) {
		let [r] = e.pieces[n].cells;
		Z(e, n, { cells: [] }), wu(e, t, "troll", !0, r);
	},
	"side-passage": (e, t, n) => S.raise({
		proc: "secret-door",
		todo: [{
			zone: vu(e, n),
			where: "side"
		}],
		at: 0
	}),
	gems: (e, t) => Tu(e, t, 100, "DJ-FURN-STATUE-4"),
	poison(e, t) {
		W(e.heroes[t], "poisoned"), C(e, () => ({
			type: "poisoned",
			rule: "DJ-FURN-FOUNTAIN-2",
			hero: t
		}));
	},
	spring(e, t, n) {
		Z(e, n, {
			used: !0,
			rest: "spring"
		}), e.heroes[t].tried = [...e.heroes[t].tried, `spring:f${n}`], S.raise({
			proc: "choose",
			todo: [{
				hero: t,
				what: "spring",
				on: ""
			}],
			at: 0
		});
	},
	coins: (e, t) => Tu(e, t, _(e, 10), "DJ-FURN-FOUNTAIN-4"),
	"sent-back"(e, t) {
		e.turn.left = 0, e.turn.stopped = !0, S.raise({
			proc: "choose",
			todo: [{
				hero: t,
				what: "sent-back",
				on: ""
			}],
			at: 0
		});
	},
	healed: (e, t) => Du(e, t, 999, "DJ-FURN-CIRCLE-4"),
	pain: (e, t) => yu(e, t, 6, "DJ-FURN-CIRCLE-5"),
	summoning: (e, t, n) => Cu(e, vu(e, n)),
	held(e, t) {
		W(e.heroes[t], "held"), C(e, () => ({
			type: "held",
			rule: "DJ-FURN-CIRCLE-7",
			hero: t
		}));
	},
	stronger(e, t) {
		e.heroes[t].strongUntil = e.pc + 1, C(e, () => ({
			type: "stronger",
			rule: "DJ-FURN-CIRCLE-8",
			hero: t
		}));
	},
	"passage-behind"(e, t, n) {
		let { cells: r, zone: i } = e.pieces[n];
		if (e.quest.wayOut && i === ro(e)) {
			let [t] = ic(e, i, r[0], !0);
			t !== void 0 && sc(e, i, t, !0);
		} else S.raise({
			proc: "secret-door",
			todo: [{
				zone: i,
				where: `behind:${O(r[0])}`
			}],
			at: 0
		});
	},
	hoard: (e, t) => Tu(e, t, 15, "DJ-FURN-THRONE-3"),
	cut: (e, t) => Y(e, R(t), 1, "other", "", "DJ-FURN-TORTURE-1"),
	"no-bridge"() {},
	"poor-bridge"() {},
	"guarded-bridge"() {},
	"sound-bridge"() {}
};
function xu(e, t, n, r) {
	Z(e, n, { rest: r }), e.heroes[t].tried = [...e.heroes[t].tried, `lid:f${n}`], X(R(t), 2, "lid", { on: `${n}` });
}
function Su(e, t, n, r) {
	if (!r) return;
	let i = e.pieces[n].rest === "heavy-lid" ? 2 : 1;
	Z(e, n, { rest: "" }), Nc(e, t, i);
}
function Cu(e, t) {
	for (let n of Fa(e, { zone: t })) S.raise(n);
	S.raise({
		proc: "gather",
		at: 0,
		ambush: !1,
		from: bn
	});
}
function wu(e, t, n, r, i) {
	let a = ++e.arrivals;
	e.groups = [...e.groups, {
		id: a,
		card: "none",
		treasure: 0
	}];
	let o = Za(e, {
		kind: n,
		unique: r,
		group: a
	}, i);
	B(e, o).grudge = t, Us(e, !1);
}
function Tu(e, t, n, r) {
	e.heroes[t].gold += n, C(e, () => ({
		type: "gold",
		rule: r,
		hero: t,
		gold: n
	}));
}
function Eu(e, t, n) {
	e.heroes[t].cursedUntil = e.pe + 1, C(e, () => ({
		type: "cursed",
		rule: n,
		hero: t
	}));
}
function Du(e, t, n, r) {
	let i = e.heroes[t], a = i.life;
	i.life = Math.min(i.maxLife, i.life + n), i.venom = 0, G(i, "poisoned"), C(e, () => ({
		type: "healed",
		rule: r,
		hero: t,
		life: i.life - a,
		left: i.life
	}));
}
function Ou(e, t) {
	let n = e.dungeon.lastIndexOf(e.quest.room);
	e.depth = n < 0 ? 0 : e.dungeon.length - n, e.depthAt = e.dungeon.length;
	let r = [...new Set(e.heroes.map((e) => e.seat))];
	C(e, () => ({
		type: "depth",
		rule: "DJ-FURN-LIBRARY-2",
		hero: t,
		secret: {
			to: r,
			depth: e.depth
		}
	}));
}
function ku(e, t) {
	let n = [];
	return po(e, t, "expert-search") && e.phase === "explore" && n.push("expert-search"), !e.hare && e.heroes[t].items.includes("hares-foot") && fa(e.heroes[t]) && n.push("hare"), n;
}
var Au = (e, t, n) => {
	e.heroes[t].tried = [
		...e.heroes[t].tried,
		`page:f${n}`,
		`source:f${n}`
	], X(R(t), 4, "page", { on: `${n}` });
}, ju = (e, t) => e.heroes.flatMap((n, r) => q(n) && P(e, n.cell) === t ? [r] : []), Mu = (e, t, n) => S.raise({
	proc: "event-die",
	at: 0,
	who: e,
	sides: t,
	use: n
}), Nu = (e, t) => I(t) ? z(e, t).gone === "no" : B(e, t) !== void 0, Pu = (e, t, n) => I(e) && n === "heal" ? t : 1, Fu = S.sequence("event-die", [(e, t) => {
	if (!Nu(e, t.who)) return;
	let n = Pu(t.who, t.sides, t.use);
	return e.roll = {
		...Cn(),
		kind: "event",
		by: "event",
		sides: t.sides,
		die: _(e, t.sides),
		target: n
	}, bo(e);
}, (e, t) => {
	let { die: n } = e.roll;
	if (e.roll = Cn(), Nu(e, t.who)) {
		if (t.use === "hurt") Y(e, t.who, n, "other", "", "DJ-COMP-4");
		else if (t.use === "steal") Iu(e, L(t.who), n);
		else if (I(t.who)) Du(e, L(t.who), n, "DJ-COMP-4");
		else {
			let r = B(e, t.who);
			r.life = Math.min(H(r).life, r.life + n);
		}
	}
}], {
	show: (e) => ({
		who: e.who,
		sides: e.sides,
		use: e.use
	}),
	aslongas: (e) => e.ended === "no"
});
function Iu(e, t, n) {
	let r = e.heroes[t], i = Math.min(r.gold, n);
	r.gold -= i, e.stolen += i, C(e, () => ({
		type: "stolen",
		rule: "DJ-COMP-4",
		hero: t,
		gold: i
	}));
}
var [Lu, Ru, zu, Bu] = T, Vu = [
	Lu,
	Lu + Ru,
	Ru,
	Ru + zu,
	zu,
	zu + Bu,
	Bu,
	Bu + Lu
];
function* Hu(e, t, n = !1) {
	let r = N(e), i = new Set(e.doors.flatMap((e) => e.state === "walled" ? [] : Ri(e))), a = _r(r, t).filter((t) => !e.stairs.includes(t) && !Ji(e, t)), o = new Set(a);
	for (let r of a) Ga(e, r) && !i.has(r) && (n && T.every((n) => P(e, r + n) === t) || (Uu(o, r) <= 1 || Wu(e, a, r)) && (yield r));
}
function Uu(e, t) {
	let n = 0;
	for (let [r, i] of Vu.entries()) e.has(t + i) && !e.has(t + Vu[(r + 7) % 8]) && n++;
	return n;
}
function Wu(e, t, n) {
	let r = N(e), i = yr(r);
	for (let t of e.pieces) for (let n of t.cells) Ji(e, n) && j(r, i, n, 4);
	for (let t of e.things) j(r, i, t.cell, 4);
	return j(r, i, n, 4), Wr(r, t.filter((e) => e !== n), {
		corners: "both",
		cells: i
	});
}
function Gu(e, t) {
	let n = [];
	for (let r of [e.doors[t].from, e.doors[t].to]) {
		let i = Ju(e, r, t);
		if (!e.heroes.some((t) => q(t) && i.has(P(e, t.cell)))) continue;
		let a = Ku(e, i, Ii(e.doors[t]));
		if (a === void 0) return;
		n.includes(a) || n.push(a);
	}
	return n.length > 0 ? n : void 0;
}
function Ku(e, t, n) {
	for (let r of t) for (let t of Hu(e, r)) if (n.every((e) => qu(t, e) >= 2)) return t;
}
var qu = (e, t) => Math.max(Math.abs(Math.round(e / 1e3) - Math.round(t / 1e3)), Math.abs(e % 1e3 - t % 1e3));
function Ju(e, t, n) {
	let r = /* @__PURE__ */ new Set([t]);
	for (let t of r) for (let [i, a] of e.doors.entries()) i === n || a.state !== "open" || a.barred || a.from !== t && a.to !== t || r.add(a.from === t ? a.to : a.from);
	return r;
}
var Yu = (e, t = () => !0) => [...new Set(e.heroes.filter(q).map((t) => P(e, t.cell)))].filter(t).sort((e, t) => e - t).map((e) => `z${e}`), Xu = (e, t = () => !0) => e.heroes.flatMap((e, n) => q(e) && t(n) ? [R(n)] : []), Zu = (e) => Number(e.slice(1));
function Qu(e, t, n) {
	let { timing: r, trigger: i } = en[t], a = e.phase === "explore" ? "E" : "C";
	if (r !== "E/C" && r !== a || i === void 0 != (n === "")) return [];
	switch (t) {
		case "ambush":
		case "prowlers":
		case "reinforcements": return e.monsterDeck.length > 0 ? ["-"] : [];
		case "alarm": return e.alarm ? [] : ["-"];
		case "pit":
		case "darts":
		case "sleeping-gas": return e.zones[P(e, z(e, n.split(":")[0]).cell)].safe ? [] : ["-"];
		case "notched-blade": return ["-"];
		case "rockfall": return Yu(e, (t) => !e.zones[t].safe);
		case "rat-swarm": return Yu(e);
		case "weariness": return Yu(e, (t) => ju(e, t).some((t) => e.heroes[t].fatigue > 0));
		case "darkness": return e.zones.flatMap((e, t) => t === 0 || e.dark ? [] : [`z${t}`]);
		case "draught": return Yu(e, (t) => ju(e, t).some((t) => U(e.heroes[t], "lit")));
		case "evil-eye": return Xu(e, (t) => e.heroes[t].cursedUntil === 0);
		case "silence": return Xu(e, (t) => !U(e.heroes[t], "silenced"));
		case "light-fingers": return Xu(e, (t) => e.heroes[t].gold > 0);
		case "frenzy": return e.monsters.filter((e) => !U(e, "dormant") && !U(e, "frenzied")).map((e) => e.id);
		case "hide-of-rock": return e.monsters.filter((e) => !U(e, "dormant") && !U(e, "rock-hide")).map((e) => e.id);
		case "black-blood": return e.monsters.filter((e) => !U(e, "dormant") && e.life < H(e).life).map((e) => e.id);
		case "stubborn-lock": return [...e.doors.flatMap((t, n) => t.state === "closed" && !Ri(t).some((t) => e.heroes.some((e) => K(e) && e.cell === t)) ? [`d${n}`] : []), ...e.pieces.flatMap((t, n) => vi[t.kind].lockable && !t.locked && !t.used && !e.heroes.some((e) => q(e) && $u(t.cells, e.cell)) ? [`f${n}`] : [])];
		case "portcullis": return e.doors.flatMap((t, n) => t.state === "open" && !t.barred && Ri(t).every((t) => Aa(e, t) === void 0) && Gu(e, n) !== void 0 ? [`d${n}`] : []);
		case "mysterious-lever": return ed(e, !0);
		case "carved-slab": return ed(e, !1);
		default: return [];
	}
}
var $u = (e, t) => e.some((e) => T.includes(e - t)), ed = (e, t) => Yu(e).flatMap((n) => Array.from(Hu(e, Zu(n), t), O)), td = (e, t) => ({
	proc: "gather",
	at: 0,
	ambush: e,
	from: t
});
function nd(e, t, n, r) {
	let i = n.split(":")[0];
	switch (t) {
		case "ambush":
			for (let t of Fa(e, {
				zone: -1,
				noUnique: !0
			})) S.raise(t);
			return S.raise(td(!0, bn));
		case "prowlers": return rd(e);
		case "reinforcements": {
			let t = e.arrivals;
			for (let t of Fa(e, {
				zone: -1,
				noUnique: !0,
				half: !0
			})) S.raise(t);
			return S.raise(td(!1, t));
		}
		case "alarm":
			e.alarm = !0;
			return;
		case "pit": return X(i, 3, "pit");
		case "darts": return X(i, 3, "darts");
		case "sleeping-gas": return X(i, 2, "gas");
		case "rockfall":
			for (let t of ju(e, Zu(r))) X(R(t), 3, "rockfall");
			return;
		case "rat-swarm":
			for (let t of ju(e, Zu(r))) Mu(R(t), 4, "hurt");
			return;
		case "weariness":
			for (let t of ju(e, Zu(r))) e.heroes[t].fatigue = Math.max(0, e.heroes[t].fatigue - 1);
			return;
		case "darkness": return Xs(e, Zu(r), { dark: !0 });
		case "draught":
			for (let t of ju(e, Zu(r))) G(e.heroes[t], "lit");
			return;
		case "evil-eye": return Eu(e, L(r), "DJ-COMP-4");
		case "silence": return W(z(e, r), "silenced");
		case "light-fingers": return Mu(r, 10, "steal");
		case "frenzy": return W(B(e, r), "frenzied");
		case "hide-of-rock": return W(B(e, r), "rock-hide");
		case "black-blood": return Mu(r, 6, "heal");
		case "notched-blade": {
			let { weapon: t } = z(e, i);
			Ac(e, L(i), t), Lo(e, t), C(e, () => ({
				type: "breaks",
				rule: "DJ-COMP-4",
				hero: L(i),
				item: t
			}));
			return;
		}
		case "stubborn-lock": return r[0] === "d" ? Zs(e, Zu(r), { state: "locked" }) : Z(e, Zu(r), { locked: !0 });
		case "portcullis": {
			let t = Zu(r), n = Gu(e, t) ?? [];
			Zs(e, t, { barred: !0 }), e.things = [...e.things, ...n.map((e) => ({
				kind: "lever",
				cell: e,
				door: t
			}))];
			return;
		}
		case "mysterious-lever":
			e.things = [...e.things, {
				kind: "odd-lever",
				cell: k(r),
				door: -1
			}];
			return;
		case "carved-slab":
			e.things = [...e.things, {
				kind: "slab",
				cell: k(r),
				door: -1
			}];
			return;
		case "freed-captive": {
			let t = Math.min(...e.heroes.filter((e) => K(e)).map((e) => e.life)), n = e.heroes.flatMap((e, n) => K(e) && e.life === t ? [n] : []);
			n.length > 0 && S.raise({
				proc: "choose",
				todo: [{
					hero: n[0],
					what: "captive",
					on: n.map(R).join()
				}],
				at: 0
			});
			return;
		}
		case "forgotten-cache": {
			let t = e.turn.over ? -1 : L(e.turn.who), n = t >= 0 && e.heroes[t] !== void 0 && q(e.heroes[t]) ? t : e.heroes.findIndex(q);
			n >= 0 && Nc(e, n, 1);
		}
	}
}
function rd(e) {
	let t = Ka(e), n = [...e.doors.filter((e) => e.state === "open" && !e.barred).map(Ri), [...e.stairs]], r = (e) => Math.min(...e.map((e) => t(e) ?? 999)), i = n.reduce((e, t) => r(t) > r(e) ? t : e);
	for (let t of Fa(e, {
		zone: -1,
		noUnique: !0,
		by: i
	})) S.raise(t);
	S.raise(td(!1, bn));
}
function id(e, t) {
	let n = z(e, t);
	return n.weapon !== "none" && ci(n.weapon) === 0 && !U(n, "sacred");
}
var ad = (e, t) => Vi(e.zones[P(e, z(e, t).cell)]);
function od(e, t) {
	let n = e.hand;
	for (let n of Mn(e, t)) C(e, () => ({
		type: "event",
		rule: "DJ-COMP-4",
		event: n
	})), nd(e, n, "", "-");
	e.fresh = e.hand.length > n.length ? e.hand.find((e, t) => e !== n[t]) : "none";
}
var sd = S.eachInTurn("event-step", {
	who(e, t) {
		if (e.ended === "no") switch (t) {
			case "draw": return e.phase === "explore" && !e.revealed && e.hand.length < 5 ? 0 : void 0;
			case "searched": return e.hand.length > 0 && e.fresh !== "none" ? 0 : void 0;
			case "discard": return e.hand.length > 5 ? 0 : void 0;
			default: return e.hand.length > 0 && !e.eventPlayed ? 0 : void 0;
		}
	},
	options(e, t, n, r) {
		if (n === "draw") r.add("draw");
		else if (n === "discard") {
			for (let t of new Set(e.hand)) r.add(t);
			return;
		} else if (n === "searched") e.fresh !== "none" && ud(e, e.fresh, ld(e)).length > 0 && r.add(e.fresh);
		else {
			let t = n === "fight" ? "monsters" : "";
			for (let i of new Set(e.hand)) (n !== "setup" || en[i].timing === "E") && Qu(e, i, en[i].trigger === "monsters" ? t : "").length > 0 && r.add(i);
		}
		r.add("pass");
	},
	choose(e, t, n, r) {
		if (n === "discard") Nn(e, r), C(e, () => ({
			type: "discards-event",
			rule: "DJ-RULING-3",
			event: r
		}));
		else if (r !== "pass") {
			if (r === "draw") od(e, "DJ-EXP-1");
			else return (n === "play" || n === "fight") && (e.eventPlayed = !0), n === "searched" ? fd(e, r, ld(e)) : fd(e, r, en[r].trigger === "monsters" ? "monsters" : "");
		}
	},
	about: (e) => ({ count: e.hand.length })
}), cd = "search:", ld = (e) => `${cd}${e.turn.who}`;
function ud(e, t, n) {
	if (!n.startsWith(cd)) return Qu(e, t, n);
	let r = n.slice(7), i = P(e, z(e, r).cell);
	return Qu(e, t, "").filter((t) => {
		let n = Number(t.slice(1));
		return t === "-" ? !0 : Number.isNaN(n) || !/^[hzdf]/.test(t) ? P(e, k(t)) === i : t[0] === "h" ? t === r : t[0] === "z" ? n === i : t[0] === "d" ? e.doors[n].from === i || e.doors[n].to === i : e.pieces[n].zone === i;
	});
}
var dd = S.sequence("search-event", [(e) => {
	if (!e.revealed) return od(e, "DJ-SEARCH-3"), {
		proc: "event-step",
		todo: ["searched", "discard"],
		at: 0
	};
}]);
function fd(e, t, n) {
	if (t === "alarm") {
		let n = e.hand.indexOf(t);
		e.hand = e.hand.filter((e, t) => t !== n);
	} else Nn(e, t);
	return C(e, () => ({
		type: "event",
		rule: "DJ-RULING-2",
		event: t
	})), {
		proc: "event",
		at: 0,
		event: t,
		on: n,
		aim: "",
		stopped: !1
	};
}
var pd = S.eachInTurn("trigger", {
	who(e, { on: t, what: n }) {
		if (e.ended !== "no" || e.hand.length === 0 || e.eventPlayed) return;
		let r = t.split(":")[0], i = z(e, r);
		if (n === "fumble") return e.phase === "combat" && K(i) && id(e, r) ? 0 : void 0;
		if (e.phase === "explore" && q(i) && !e.zones[P(e, i.cell)].safe) return 0;
	},
	options(e, t, { on: n, what: r }, i) {
		for (let t of new Set(e.hand)) {
			let { trigger: a } = en[t];
			(a === r || a === "room" && r === "furniture" && ad(e, n.split(":")[0])) && Qu(e, t, n).length > 0 && i.add(t);
		}
		i.add("pass");
	},
	choose(e, t, { on: n }, r) {
		if (r !== "pass") return e.eventPlayed = !0, fd(e, r, n);
	},
	about: (e, t, { on: n, what: r }) => ({
		hero: wn(e, n.split(":")[0]),
		what: r
	})
});
function md(e, t, n) {
	let r = [], i = hd(e)?.aim, { type: a } = en[n];
	for (let [o, s] of e.heroes.entries()) s.seat === t && fa(s) && (s.fate > 0 && r.push(`fate:${R(o)}`), (a === "trap" || a === "ambush" || a === "trick") && po(e, o, "foil") && r.push(`foil:${R(o)}`), n === "rat-swarm" && s.items.includes("rat-poison") && i === `z${P(e, s.cell)}` && r.push(`rat-poison:${R(o)}`));
	return r;
}
var hd = (e) => {
	let t = e.core.stack.findLast((e) => e.proc === "event");
	return t?.proc === "event" ? t : void 0;
}, gd = S.eachInTurn("announced", {
	who: (e, { seat: t, event: n }) => e.ended === "no" && hd(e)?.stopped === !1 && md(e, t, n).length > 0 ? t : void 0,
	options(e, t, { event: n }, r) {
		for (let i of md(e, t, n)) r.add(i);
		r.add("pass");
	},
	choose(e, t, { event: n }, r) {
		if (r === "pass") return;
		let [i, a] = r.split(":"), o = L(a);
		if (i === "foil") return mo(e, o, "foil"), X(a, 3, "foil", { on: n }), "again";
		i === "fate" ? e.heroes[o].fate-- : (Ac(e, o, "rat-poison"), Lo(e, "rat-poison")), _d(e), C(e, () => ({
			type: "stopped",
			rule: i === "fate" ? "DJ-FATE-4" : "DJ-RULING-26",
			hero: o,
			event: n
		}));
	},
	about: (e, t, { event: n }) => ({
		event: n,
		...Dn(e)
	})
});
function _d(e) {
	let t = hd(e);
	t !== void 0 && (t.stopped = !0), t?.event === "alarm" && e.eventDiscard.push("alarm");
}
var vd = S.sequence("event", [
	(e, t) => t.event === "rat-swarm" ? {
		proc: "event-choice",
		todo: [{
			event: t.event,
			on: t.on,
			first: !0
		}],
		at: 0
	} : void 0,
	(e, t) => ({
		proc: "announced",
		todo: [...new Set(e.heroes.map((e) => e.seat))].sort((e, t) => e - t).map((e) => ({
			seat: e,
			event: t.event
		})),
		at: 0
	}),
	(e, t) => {
		if (!t.stopped) {
			if (t.aim === "") return {
				proc: "event-choice",
				todo: [{
					event: t.event,
					on: t.on
				}],
				at: 0
			};
			nd(e, t.event, t.on, t.aim);
		}
	},
	(e) => {
		Vs(e), Ho(e);
	}
], {
	show: (e) => ({
		event: e.event,
		on: e.on,
		aim: e.aim,
		stopped: e.stopped
	}),
	aslongas: (e) => e.ended === "no"
}), yd = S.eachInTurn("event-choice", {
	who: (e, t) => ud(e, t.event, t.on).length > 1 ? 0 : void 0,
	skipped(e, t) {
		let n = ud(e, t.event, t.on)[0];
		n === void 0 ? t.event === "alarm" && e.eventDiscard.push("alarm") : bd(e, t, n);
	},
	options(e, t, n, r) {
		for (let t of ud(e, n.event, n.on)) r.add(En(e, t));
	},
	choose: (e, t, n, r) => bd(e, n, r.split(":")[0]),
	about: (e, t, n) => ({
		event: n.event,
		...Dn(e)
	})
});
function bd(e, { event: t, on: n, first: r }, i) {
	r ? hd(e).aim = i : nd(e, t, n, i);
}
var xd = S.sequence("gather", [(e, t) => {
	for (let n of e.monsters) Number(n.id.slice(1)) > t.from && (n.acted = !0);
	Vs(e), Na(e).length > 0 && Us(e, t.ambush && e.phase === "explore"), Ho(e);
}], { show: (e) => ({
	ambush: e.ambush,
	from: e.from
}) }), Sd = 12, Cd = 5, wd = 2, Td = zn(150, 150), Ed = nu.map(({ shots: e = M.map(() => 0), items: t, ...n }) => ({
	...n,
	items: [...t].sort(),
	shots: e,
	stats: sa(n.race, n.class),
	maxLife: ca.life,
	maxFatigue: ca.fatigue,
	fate: ca.fate,
	xp: 0
})), Dd = (e, t) => ru[e].slice(0, t).map((e) => Ed[e]), Od = (e, t, n) => e.party ?? Dd(t, n);
function kd(e, t, n) {
	return {
		name: e.name,
		race: e.race,
		class: e.class,
		seat: 1 + t % (n - 1),
		stats: e.stats,
		maxLife: e.maxLife,
		maxFatigue: e.maxFatigue,
		skills: e.skills,
		life: e.maxLife,
		fatigue: e.maxFatigue,
		fate: e.fate,
		gold: e.gold,
		xp: e.xp,
		tilted: [],
		tiltedInCombat: [],
		items: [...e.items].sort(),
		weapon: e.weapon,
		body: e.body,
		shield: e.shield,
		shots: [...e.shots],
		cell: yn,
		gone: "no",
		marks: [],
		venom: 0,
		weakness: 0,
		drained: 0,
		cursedUntil: 0,
		strongUntil: 0,
		tried: []
	};
}
function Ad(e, t) {
	let n = v(e, w(Qt, y).filter((e) => e !== t.room));
	for (let e of [...t.first ?? []].reverse()) {
		let t = n.indexOf(e);
		t >= 0 && n.push(...n.splice(t, 1));
	}
	let r = n.splice(n.length - Sd, Sd);
	return {
		deck: [...v(e, [...r.splice(0, Cd), t.room]), ...r],
		spare: n
	};
}
function jd(e) {
	let { settings: t, given: n } = e, r = n.quest ?? un(t.quest), i = Od(n, t.party, t.heroes).map((t, n) => kd(t, n, e.seats)), { deck: a, spare: o } = Ad(e, r), s = i.every((e) => e.skills.length >= 4), c = an.filter((e) => s || rn[e].veteran !== !0), l = i.flatMap((e) => e.items.map((e) => e.startsWith("scroll:") ? "spell-scroll" : e)), u = w(_n, x).filter((e) => {
		let t = l.indexOf(e);
		return t >= 0 && l.splice(t, 1), t < 0;
	}), d = r.hidden, f = d === void 0 ? [] : r.pieces.flatMap((e, t) => e.kind === d.among ? [t] : []), p = v(e, w(mn, pn)), m = v(e, w(hn, pn)), h = v(e, w(c, rn)), ee = v(e, u), te = v(e, w(tn, en)), ne = t.oneCardAhead ? {
		dungeon: o.pop() ?? "none",
		square: p.pop() ?? "none",
		rectangular: m.pop() ?? "none",
		monster: h.pop() ?? "none",
		treasure: ee.pop() ?? "none"
	} : kn;
	return {
		core: e.core,
		settings: t,
		quest: r,
		heroes: i,
		monsters: [],
		groups: [],
		arrivals: 0,
		zones: [],
		doors: [],
		pieces: [],
		things: [],
		goods: [],
		stairs: [],
		webs: [],
		fires: [],
		dungeon: a,
		spare: o,
		squareRooms: p,
		rectangularRooms: m,
		monsterDeck: h,
		treasureDeck: ee,
		treasureDiscard: [],
		eventDeck: te,
		eventDiscard: [],
		hand: [],
		fresh: "none",
		held: ne,
		alarm: !1,
		phase: "explore",
		pe: 0,
		pc: 0,
		round: 0,
		clock: 0,
		eventPlayed: !1,
		ambush: !1,
		quiet: !0,
		done: [],
		rested: [],
		turn: xn(),
		roll: Cn(),
		attacks: i.map(() => 0),
		revealed: !1,
		won: !1,
		after: 0,
		tokens: 0,
		crown: f.length === 0 ? -1 : v(e, [...f])[0],
		goals: [],
		failed: [],
		ended: "no",
		depth: -1,
		depthAt: 0,
		heard: {
			seat: -1,
			card: "none",
			door: -1
		},
		key: 3,
		hare: !1,
		stolen: 0,
		stylus: r.stylus === void 0 ? "no" : "coming",
		draws: Od(n, t.party, t.heroes).map((e) => e.draws ?? 0)
	};
}
function Md(e) {
	for (let [t, n] of e.heroes.entries()) for (let r of n.items.filter((e) => e === "spell-scroll" || e === "old-arms")) Ac(e, t, r), jc(e, t, r);
	for (let [t, n] of e.draws.entries()) for (let r = 0; r < n; r++) Nc(e, t, 1);
	e.draws = [];
}
function Nd(e) {
	Md(e), Js(e, $e(e, e.dungeon), Td, 0, "", -1);
}
var Pd = S.eachInTurn("entrance", {
	who: (e) => lc(e).length > 1 ? 0 : void 0,
	skipped: (e) => uc(e, lc(e)[0]),
	options(e, t, n, r) {
		for (let t of lc(e)) r.add(t);
	},
	choose: (e, t, n, r) => uc(e, r)
}), Fd = S.eachInTurn("line-up", {
	who: (e, t) => Id(e).length > 1 ? e.heroes[t].seat : void 0,
	skipped(e, t) {
		e.heroes[t].cell = k(Id(e)[0]);
	},
	options(e, t, n, r) {
		for (let t of Id(e)) r.add(t);
	},
	choose(e, t, n, r) {
		e.heroes[n].cell = k(r);
	},
	about: (e, t, n) => ({ hero: e.heroes[n].name })
});
function Id(e) {
	let t = e.stairs.filter((t) => Ga(e, t));
	return (t.length > 0 ? t : eo(e, e.stairs).slice(0, 1)).map(O);
}
function Ld(e) {
	for (let t = 0; t < wd; t++) od(e, "DJ-SETUP-10");
	e.core.known++;
}
function Rd(e) {
	Na(e).length > 0 && Us(e, !1);
}
var zd = {
	stat: 300,
	skill: 200,
	life: 200,
	fatigue: 200,
	fate: 200,
	draw: 100
}, Bd = (e) => ({
	name: e.name,
	race: e.race,
	class: e.class,
	skills: e.skills,
	items: e.items.filter((e) => !Vd.includes(e)),
	weapon: e.weapon,
	body: e.body,
	shield: e.shield,
	shots: e.shots,
	gold: e.gold,
	xp: e.xp,
	stats: e.stats,
	maxLife: e.maxLife,
	maxFatigue: e.maxFatigue,
	fate: e.fate
}), Vd = [
	"crown",
	"relic",
	"ledger",
	"page"
], Hd = (e) => ({
	heroes: e.heroes.filter((e) => e.gone !== "dead").map(Bd),
	fallen: e.heroes.filter((e) => e.gone === "dead").map((e) => e.name),
	quests: e.won ? [e.quest.id] : []
});
function Ud(e) {
	let { heroes: t, fallen: n, quests: r } = e ?? {}, i = (e) => Array.isArray(e) && e.every((e) => typeof e == "string" && e.length <= 40);
	if (!Array.isArray(t) || !i(n) || !i(r)) return { faults: [et("DJ-XP-5", "legacy", "not-a-legacy")] };
	if (t.length === 0) return { value: {
		heroes: t,
		fallen: n,
		quests: r
	} };
	let a = Yl({
		party: t,
		veterans: t.flatMap((e) => e?.name === void 0 ? [] : [e.name])
	});
	return "faults" in a ? a : { value: {
		heroes: t,
		fallen: n,
		quests: r
	} };
}
function Wd(e, { town: t = [], oneRareTreasure: n = !1 }) {
	let r = [...e], i = /* @__PURE__ */ new Set();
	for (let [e, { hero: a, buy: o }] of t.entries()) {
		let t = r.find((e) => e.name === a);
		if (t === void 0) return {
			at: e,
			rule: "DJ-XP-5"
		};
		if (n && o.startsWith("treasure:") && i.has(a)) return {
			at: e,
			rule: "DJ-GOLD-2"
		};
		let s = Gd(t, o, r.flatMap((e) => e.items));
		if (typeof s == "string") return {
			at: e,
			rule: s
		};
		o.startsWith("treasure:") && i.add(a), r = r.map((e) => e === t ? s : e);
	}
	return { party: r };
}
function Gd(e, t, n) {
	let [r, i = ""] = t.split(":");
	if (r === "shop") return Kd(e, i);
	if (r === "treasure") return qd(e, i, n);
	let a = zd[r];
	if (a === void 0 || e.xp < a) return "DJ-XP-5";
	let o = {
		...e,
		xp: e.xp - a
	};
	switch (r) {
		case "stat": {
			let t = ra.indexOf(i);
			return t < 0 ? "DJ-XP-6" : {
				...o,
				stats: e.stats.map((e, n) => e + +(n === t))
			};
		}
		case "skill": {
			let t = Object.hasOwn(pi, i) && pi[i].class === e.class;
			return !t || e.skills.includes(i) ? t ? "DJ-RULING-51" : "DJ-XP-7" : {
				...o,
				skills: [...e.skills, i]
			};
		}
		case "life": return {
			...o,
			maxLife: e.maxLife + 1
		};
		case "fatigue": return {
			...o,
			maxFatigue: e.maxFatigue + 1
		};
		case "fate": return {
			...o,
			fate: e.fate + 1
		};
		case "draw": return {
			...o,
			draws: (e.draws ?? 0) + 1
		};
	}
}
function Kd(e, t) {
	let n = Vl(t);
	if (n === void 0 || e.gold < n) return "DJ-GOLD-1";
	let r = {
		...e,
		gold: e.gold - n
	}, i = M.findIndex((e) => `${e}s` === t);
	if (i >= 0) return {
		...r,
		shots: e.shots.map((e, t) => e + (t === i ? Qr.arrows.count : 0))
	};
	let a = t === "torches" ? Array(Qr.torches.count).fill("torch") : [t];
	return {
		...r,
		items: [...e.items, ...a].sort()
	};
}
function qd(e, t, n) {
	if (!Object.hasOwn(x, t)) return "DJ-GOLD-2";
	let { value: r, gold: i, copies: a, shots: o, missile: s } = x[t];
	if (i !== void 0 || n.filter((e) => e === t || t === "spell-scroll" && e.startsWith("scroll:")).length >= a) return "DJ-RULING-50";
	if (e.gold < r) return "DJ-GOLD-2";
	let c = {
		...e,
		gold: e.gold - r
	}, l = s === void 0 ? 0 : M.indexOf(t);
	return o === void 0 ? {
		...c,
		items: [...e.items, t].sort()
	} : {
		...c,
		shots: e.shots.map((e, t) => e + (t === l ? o : 0))
	};
}
function Jd(e, t) {
	let n = ef(t), { town: r = [], recruits: i = [] } = n, a = Wd(e?.heroes ?? [], n);
	if (e === void 0 || "at" in a) return [];
	let o = a.party.flatMap((t) => [
		...Xd,
		...Zd(t.class),
		...Qd,
		...$d
	].flatMap((i) => {
		let a = {
			...n,
			town: [...r, {
				hero: t.name,
				buy: i
			}]
		}, o = Wd(e.heroes, a);
		if ("at" in o) return [];
		let [s = "", c = ""] = i.split(":"), { xp: l, gold: u } = o.party.find(({ name: e }) => e === t.name);
		return [{
			of: t.name,
			key: s,
			params: {
				what: c,
				price: t.xp - l + t.gold - u
			},
			chosen: a
		}];
	})), s = [...a.party, ...i].map(({ name: e }) => e), c = s.length < e.heroes.length + e.fallen.length, l = Dd("classic", 6).filter(({ name: t }) => !s.includes(t) && !e.fallen.includes(t));
	return [...o, ...(c ? l : []).map((e) => ({
		of: "",
		key: "recruit",
		params: {
			name: e.name,
			what: e.class
		},
		chosen: {
			...n,
			recruits: [...i, e]
		}
	}))];
}
var Yd = ({ heroes: e, fallen: t, quests: n }) => [
	{
		key: n.length > 0 ? "quest-won" : "quest-left",
		params: {}
	},
	...e.map(({ name: e, class: t, gold: n, xp: r, fate: i }) => ({
		key: "hero",
		params: {
			name: e,
			what: t,
			gold: n,
			xp: r,
			fate: i
		}
	})),
	...t.map((e) => ({
		key: "fallen",
		params: { name: e }
	}))
], Xd = [
	...ra.map((e) => `stat:${e}`),
	"life",
	"fatigue",
	"fate",
	"draw"
], Zd = (e) => Object.keys(pi).filter((t) => pi[t].class === e).map((e) => `skill:${e}`), Qd = [
	Yr,
	Xr,
	Qr
].flatMap((e) => Object.keys(e)).map((e) => `shop:${e}`), $d = Object.keys(x).map((e) => `treasure:${e}`), ef = (e) => typeof e == "object" && e ? e : {};
function tf(e, t) {
	let n = ef(t), r = n.recruits ?? [], i = Wd(e?.heroes ?? [], n);
	if ("at" in i) return { [`town[${i.at}]`]: i.rule };
	let a = [...i.party, ...r];
	return {
		...n.quest === void 0 ? {} : { quest: n.quest },
		...a.length === 0 ? {} : { party: a },
		...i.party.length === 0 ? {} : { veterans: i.party.map((e) => e.name) }
	};
}
var nf = {
	hit: 0,
	kill: 0,
	damage: 0
};
function rf(e, t, n = 10, r = 10) {
	let i = 0, a = 0, o = 0;
	for (let s = 1; s <= n; s++) for (let n = Math.min(1, r); n <= r; n++) {
		let r = s + e - n;
		r <= 0 || (i++, r >= t && a++, o += Math.min(r, t));
	}
	let s = n * Math.max(1, r);
	return {
		hit: i / s,
		kill: a / s,
		damage: o / s
	};
}
function af(e, t) {
	let n = I(t.target) ? z(e, t.target).life : B(e, t.target)?.life ?? 0, r = n === 0 ? void 0 : os(e, t);
	return r === void 0 ? nf : rf(r.lead, n, r.mine, r.theirs);
}
var of = (e, t, n) => af(e, Qo(t, n, I(t) && Ca(z(e, t)) ? "ranged" : "melee")), sf = (e, t, n, r) => af(e, Qo(t, r, n, hi[n] ?? 0));
function cf(e, t) {
	let n = N(e), r = yr(n);
	for (let t of e.pieces) for (let i of t.cells) Ji(e, i) && j(n, r, i, 4);
	for (let t of e.things) j(n, r, t.cell, 4);
	if (I(t) && !uf(e, L(t))) {
		for (let t of e.pieces) if (t.rest === "poor-bridge") for (let e of t.cells) qi(t, e) && j(n, r, e, 4);
	}
	for (let t of e.webs) j(n, r, t, 4);
	for (let [i, a] of e.heroes.entries()) K(a) && R(i) !== t && j(n, r, a.cell, I(t) || !q(a) ? 1 : 4);
	for (let i of e.monsters) i.id !== t && j(n, r, i.cell, I(t) && !U(i, "dormant") ? 4 : 1);
	let i = I(t) ? e.monsters.filter((e) => !U(e, "asleep") && !U(e, "frozen") && !U(e, "dormant")) : e.heroes.filter(q);
	for (let t of i) for (let i of Yi(e, t.cell)) j(n, r, i, 2);
	return Ir(n, V(e, t), void 0, {
		corners: "both",
		cells: r
	});
}
function lf(e, t) {
	let n = e.heroes[t], r = 9 + ba(n) - ga(n, 3) - va(n) - Math.min(3, n.fatigue);
	return Math.max(1, Math.min(10, 11 - r));
}
function uf(e, t) {
	if (e.clock > df) return !0;
	let n = lf(e, t), r = e.heroes.every((r, i) => i === t || !q(r) || r.life <= ff || lf(e, i) <= n);
	return e.heroes[t].life > ff && (r || n >= 6);
}
var df = 150, ff = 4;
function pf(e, t, n, r, i = cf(e, t)) {
	let a, o = Infinity;
	for (let e of n) {
		let t = Br(i, e);
		t === void 0 || t === 0 || t >= o || !i.cells.includes(e) || (a = e, o = t);
	}
	if (a === void 0) return;
	let s = Vr(i, a)[0], c = wi[Ti.indexOf(s - V(e, t))];
	return c !== void 0 && r.includes(c) ? c : void 0;
}
var $ = (e, t, n = void 0) => ({
	option: e,
	reasons: [n === void 0 ? { key: t } : {
		key: t,
		params: n
	}]
}), mf = (e) => e.core.stack.at(-1);
function hf(e, t, n, r, i) {
	if (n.length === 1) return $(n[0], "lots");
	switch (t) {
		case "place-tile": return gf(e, n, r);
		case "place-monster": return vf(e, n, r);
		case "drawn": return n.includes("redraw") ? $("redraw", "theme") : $(n[r(n.length)], "lots");
		case "event-step": return Ef(e, n, i);
		case "trigger": return n[0] === "pass" || !Tf(e, n[0], i) ? $("pass", "wait") : $(n[0], "harm", { points: Sf(e, n[0]) });
		case "event-choice": return Df(e, n, r);
		case "command": return Of(e, n);
		case "monster-act": {
			let t = Mf(e, n, r, i);
			return n.includes(t.option) ? t : $(n[r(n.length)], "lots");
		}
		case "aim": return Rf(e, n, r, i);
		default: return $(n[r(n.length)], "lots");
	}
}
function gf(e, t, n) {
	let r = mf(e);
	if (r.proc !== "place-tile") return $(t[0], "lots");
	let { door: i, card: a } = r.todo[r.at], o = N(e), { tile: s, doors: c } = y[a], l = t.map((t) => {
		let n = Ks(e, a, qs(e.doors[i])).find((e) => e.by === t);
		if (n === void 0) return -1;
		let r = 0;
		for (let e of c) {
			if (e === t) continue;
			let { side: i, cells: a } = sr(ki[s], n, ki[s].connectors.find((t) => t.name === e));
			for (let e of a) for (let t = 1; t <= 8; t++) hr(o, e + t * T[i]) || r++;
		}
		return r;
	}), u = t.filter((e, t) => l[t] === Math.max(...l));
	return $(u[n(u.length)], "space");
}
var _f = (e) => {
	let { abilities: t, spells: n } = H(e);
	return t.includes("ranged") || n.length > 0;
};
function vf(e, t, n) {
	let r = mf(e);
	if (r.proc !== "place-monster" || !_f(r.todo[r.at])) return $(t[n(t.length)], "lots");
	let i = e.heroes.filter(q), a = (e) => Math.min(...i.map((t) => yf(t.cell, k(e))));
	return $([...t].sort((e, t) => a(t) - a(e))[0], "keep-away");
}
var yf = (e, t) => (D(e) - D(t)) ** 2 + (E(e) - E(t)) ** 2, bf = (e) => {
	let t = e.heroes.filter(K), n = t.reduce((e, t) => e + t.maxLife, 0);
	return n === 0 ? 0 : Math.floor(100 * t.reduce((e, t) => e + t.life, 0) / n);
}, xf = {
	ambush: 9,
	prowlers: 7,
	reinforcements: 6,
	rockfall: 5,
	pit: 3,
	darts: 3,
	frenzy: 4,
	"rat-swarm": 5,
	"sleeping-gas": 2,
	"hide-of-rock": 3,
	"black-blood": 3,
	"evil-eye": 3,
	silence: 3,
	weariness: 4,
	alarm: 4,
	"notched-blade": 4,
	portcullis: 2,
	"stubborn-lock": 2,
	darkness: 2,
	draught: 1,
	"mysterious-lever": 1,
	"carved-slab": 1,
	"light-fingers": 1,
	"freed-captive": 0,
	"forgotten-cache": 0
}, Sf = (e, t) => xf[t] * (t === "rockfall" || t === "rat-swarm" ? e.heroes.filter(q).length / 2 : 1), Cf = [
	99,
	99,
	6,
	4,
	2.5,
	0
], wf = [
	99,
	3,
	2,
	2,
	1,
	0
];
function Tf(e, t, n) {
	return (t === "ambush" || t === "prowlers" || t === "reinforcements") && n !== "hard" && bf(e) < (n === "easy" ? 60 : 30) ? !1 : n === "easy" ? e.hand.length >= 5 : Sf(e, t) >= (n === "hard" ? wf : Cf)[Math.min(5, e.hand.length)];
}
function Ef(e, t, n) {
	if (t.includes("draw")) return $("draw", "draw");
	let r = [...t.filter((e) => e !== "pass")].sort((t, n) => Sf(e, n) - Sf(e, t));
	if (!t.includes("pass")) return $(r.at(-1), "lots");
	let i = r.find((t) => Tf(e, t, n));
	return i === void 0 ? $("pass", bf(e) < 30 ? "mercy" : "wait") : $(i, "harm", { points: Math.round(Sf(e, i)) });
}
function Df(e, t, n) {
	let r = (t) => {
		let n = t.split(":")[0], r = Number(n.slice(1));
		return /^z\d+$/.test(n) ? e.heroes.filter((t) => q(t) && P(e, t.cell) === r).length : /^h\d+$/.test(n) ? e.heroes[r].life + e.heroes[r].fatigue : /^m\d+$/.test(n) ? H(B(e, n)).xp : 0;
	}, i = Math.max(...t.map(r)), a = t.filter((e) => r(e) === i);
	return $(a[n(a.length)], i > 0 ? "harm" : "lots", i > 0 ? { points: i } : void 0);
}
function Of(e, t) {
	let n = (t) => {
		let n = B(e, t.split(":")[0]);
		return n === void 0 ? 9999 : Math.min(...e.heroes.filter(q).map((e) => yf(e.cell, n.cell))) + (_f(n) ? 1e3 : 0);
	};
	return $([...t].sort((e, t) => n(e) - n(t))[0], "order");
}
function kf(e, t, n, r) {
	let i = e.attacks.reduce((e, t, r) => e + (r === n ? 0 : t), 0) - e.attacks[n], a = e.heroes[n], o = !e.heroes.some((t, r) => r !== n && q(t) && Q(e, [a.cell], 2).has(t.cell)), { damage: s, kill: c } = of(e, t.id, R(n));
	return r === "hard" ? s + 6 * c + (a.maxLife - a.life) / 4 + +!!o : s + 2 * c + .5 * i + +!!o;
}
var Af = {
	easy: 33,
	normal: 20,
	hard: 0
}, jf = (e) => e.filter((e) => /^[nesw]{1,2}$/.test(e));
function Mf(e, t, n, r) {
	let i = B(e, e.turn.who);
	if (!e.turn.busy && !e.turn.attacked && t.includes("end") && n(100) < Af[r]) return $("end", "timid");
	let a = (t) => e.heroes[t].name, o = t.filter((t) => /^(attack|tail):/.test(t) && q(e.heroes[L(t.split(":")[1])])), s = Lf(e, i, t, r);
	if (s !== void 0) return s;
	if (o.length > 0) {
		let t = (e) => L(e.split(":")[1]), s = r === "easy" ? o[n(o.length)] : [...o].sort((n, a) => kf(e, i, t(a), r) - kf(e, i, t(n), r))[0];
		return $(s, "target", {
			points: Math.round(10 * of(e, i.id, R(t(s))).damage) / 10,
			hero: a(t(s))
		});
	}
	let c = (t) => Math.min(...e.heroes.filter(q).map((e) => yf(e.cell, t)));
	if (_f(i)) {
		let n = e.turn.attacked || c(i.cell) <= 2 ? Pf(e, i, jf(t)) : void 0;
		if (n !== void 0 && c(i.cell) < 9) return $(n, "keep-away");
		if (e.turn.attacked) return $("end", "keep-away");
	}
	return e.turn.attacked || e.turn.stopped ? $("end", "lots") : i.kind === "orc-warlord" && Nf(e, i) ? $("end", "keep-away") : Ff(e, i, t, n, r);
}
var Nf = (e, t) => {
	let n = e.monsters.filter((e) => e !== t);
	return n.length > 0 && !n.some((n) => Q(e, [t.cell], 3).has(n.cell)) && !e.heroes.some((n) => q(n) && F(e, n.cell, t.cell));
};
function Pf(e, t, n) {
	let r = e.heroes.filter(q), i = {
		n: -1e3,
		e: 1,
		s: 1e3,
		w: -1,
		ne: -999,
		se: 1001,
		sw: 999,
		nw: -1001
	}, a = (e) => Math.min(...r.map((t) => yf(t.cell, e))), o = [...n].sort((e, n) => a(t.cell + i[n]) - a(t.cell + i[e]))[0];
	return o !== void 0 && a(t.cell + i[o]) > a(t.cell) ? o : void 0;
}
function Ff(e, t, n, r, i) {
	let a = cf(e, t.id), o = e.heroes.flatMap((t, n) => q(t) ? [{
		i: n,
		cells: Yi(e, t.cell)
	}] : []), s;
	for (let { i: t, cells: n } of o) for (let r of n) {
		let n = Br(a, r);
		if (n === void 0 || n === 0 || !a.cells.includes(r)) continue;
		let o = i === "hard" ? (e.heroes[t].life - 10) / 2 : 2 * e.attacks[t];
		(s === void 0 || n + o < s.cost) && (s = {
			i: t,
			cell: r,
			cost: n + o
		});
	}
	if (s === void 0) return If(e, t, n, r);
	if (s.cost > e.turn.left && n.includes("run")) return $("run", "close", { hero: e.heroes[s.i].name });
	let c = pf(e, t.id, [s.cell], n, a);
	return c === void 0 ? If(e, t, n, r) : $(c, "close", { hero: e.heroes[s.i].name });
}
function If(e, t, n, r) {
	let i = n.filter((e) => e.startsWith("web:"));
	if (i.length === 0) return $(n.includes("end") ? "end" : n[r(n.length)], "lots");
	let a = [...e.heroes.filter(q)].sort((e, n) => yf(e.cell, t.cell) - yf(n.cell, t.cell))[0], o = (e) => yf(k(e.slice(4)), a.cell);
	return $([...i].sort((e, t) => o(e) - o(t))[0], "web");
}
function Lf(e, t, n, r) {
	let i = n.filter((e) => e.startsWith("cast:")).map((e) => e.slice(5));
	if (i.length === 0) return;
	let a = (n) => e.heroes.filter((e) => q(e) && n.has(e.cell)).length - e.monsters.filter((e) => e !== t && n.has(e.cell)).length;
	return i.includes("earthquake") && a(Q(e, [t.cell], 4)) >= 2 ? $("cast:earthquake", "harm", { points: 4 }) : i.includes("toxic-cloud") && e.heroes.some((t) => q(t) && a(Q(e, [t.cell], 1)) >= 2) ? $("cast:toxic-cloud", "harm", { points: 6 }) : i.includes("magic-missile") ? $("cast:magic-missile", "harm", { points: 5 }) : i.includes("ice-block") && r !== "easy" ? $("cast:ice-block", "harm", { points: 3 }) : i.includes("flight") && !e.heroes.some((n) => q(n) && F(e, n.cell, t.cell)) ? $("cast:flight", "lots") : void 0;
}
function Rf(e, t, n, r) {
	let i = mf(e);
	if (i.proc !== "aim") return $(t[0], "lots");
	let { by: a, what: o } = i.todo[i.at];
	if (B(e, a) === void 0) return $(t[n(t.length)], "lots");
	if (o === "toxic-cloud") {
		let n = (t) => {
			let n = Q(e, [k(t)], 1);
			return e.heroes.filter((e) => q(e) && n.has(e.cell)).length - e.monsters.filter((e) => n.has(e.cell)).length;
		}, r = t.filter((e) => e !== "back").sort((e, t) => n(t) - n(e))[0];
		return $(r, "harm", { points: 3 * Math.max(0, n(r)) });
	}
	if (t.includes("stop")) return $("stop", "lots");
	let s = t.filter((e) => e.startsWith("h"));
	if (s.length === 0) return $(t[n(t.length)], "lots");
	let c = (t) => sf(e, a, o, t.split(":")[0]).damage + (r === "hard" ? 0 : -.5 * e.attacks[L(t)]), l = [...s].sort((e, t) => c(t) - c(e))[0];
	return $(l, "target", {
		points: Math.round(c(l)),
		hero: l.split(":")[1] ?? ""
	});
}
function zf(e, t, n) {
	let i = {
		chance: [
			1,
			2,
			3,
			4
		],
		known: 0,
		answered: Array(e.seats).fill(0),
		stack: [],
		aside: []
	}, a = Il(r(e.game), i, t, n);
	return a.core.stack = e.frames, a;
}
var Bf = (e) => ({
	roles: ["master"],
	decide: (t, n, r, i) => hf(zf(t, r, i), n.kind, n.options, i, e)
}), Vf = {
	automatic: Bf("normal"),
	easy: Bf("easy"),
	hard: Bf("hard")
}, Hf = 8, Uf = 4, Wf = 4, Gf = (e, t) => e.heroes.flatMap((e, n) => K(e) && t(n) ? [R(n)] : []), Kf = (e, t, n) => ea(e, V(e, t), n), qf = (e, t) => I(t) ? e.monsters.map((e) => e.id) : Gf(e, (t) => e.heroes[t].life > 0), Jf = (e) => e.map(O), Yf = (e, t, n) => Kf(e, t, V(e, n)), Xf = (e, t, n) => n === t || F(e, z(e, n).cell, V(e, t)), Zf = (e, t, n) => z(e, n).life > 0 && (n === t || Kf(e, t, z(e, n).cell)), Qf = (e) => (t, n, r) => !U(z(t, r), e) && Zf(t, n, r), $f = (e, t, n) => t === n || F(e, t, n), ep = (e, t, n) => Ga(e, n) && Kf(e, t, n), tp = new Map(Object.entries({
	"magic-missile": {
		at: "foe",
		fits: Yf
	},
	"ice-block": {
		at: "foe",
		fits: Yf
	},
	sleep: {
		at: "foe",
		fits: (e, t, n) => ap(B(e, n)) && Yf(e, t, n)
	},
	"toxic-cloud": {
		at: "square",
		fits: (e, t, n) => qf(e, t).some((t) => $f(e, n, V(e, t))) && Kf(e, t, n)
	},
	"wall-of-fire": {
		at: "square",
		fits: ep
	},
	earthquake: {
		at: "nothing",
		fits: (e, t) => hp(e, t).length > 0
	},
	"turn-undead": {
		at: "nothing",
		fits: (e, t) => gp(e, t).length > 0
	},
	sweep: {
		at: "nothing",
		fits: (e, t, n) => lp(e, n) && !cp(e, t)
	},
	"astral-shield": {
		at: "friend",
		fits: Qf("shielded")
	},
	"armour-of-faith": {
		at: "friend",
		fits: Qf("faith")
	},
	"sacred-weapon": {
		at: "friend",
		fits: (e, t, n) => z(e, n).weapon !== "none" && Qf("sacred")(e, t, n)
	},
	"lay-hands": {
		at: "friend",
		fits: (e, t, n) => up(e, n) && Xf(e, t, n)
	},
	purify: {
		at: "friend",
		fits: (e, t, n) => dp(e, n) && Xf(e, t, n)
	},
	mercy: {
		at: "nothing",
		fits: (e, t, n) => e.heroes.some((t, r) => K(t) && up(e, R(r)) && ou(e, n, 2, t.cell))
	},
	blink: {
		at: "friend",
		fits: (e, t, n) => q(z(e, n)) && !U(z(e, n), "held") && Xf(e, t, n)
	},
	"pick-lock": {
		at: "lock",
		fits: fp
	},
	listen: {
		at: "lock",
		fits: op
	},
	"search-traps": {
		at: "nothing",
		fits: (e, t, n) => !e.zones[P(e, n)].safe
	},
	flash: {
		at: "nothing",
		fits: (e, t, n) => e.phase === "combat" || e.zones[P(e, n)].dark
	},
	"war-cry": {
		at: "nothing",
		fits: (e, t, n) => e.monsters.some((t) => !t.unique && ou(e, n, 3, t.cell))
	},
	"double-strike": {
		at: "nothing",
		fits: (e, t, n) => e.turn.melee && e.turn.attacks === 0 && lp(e, n) && !cp(e, t)
	},
	charge: {
		at: "nothing",
		fits: (e) => e.turn.walked >= 2 && e.turn.attacks > 0 && !e.turn.charged
	},
	flight: {
		at: "nothing",
		fits: (e) => e.turn.left > 0
	},
	slip: {
		at: "nothing",
		fits: (e) => e.turn.left > 0
	},
	blessing: {
		at: "nothing",
		fits: (e, t) => Gf(e, (n) => Qf("blessed")(e, t, R(n))).length > 0
	},
	"lustral-water": {
		at: "square",
		fits: (e, t, n) => e.monsters.some((t) => H(t).kin === "undead" && $f(e, t.cell, n)) && Kf(e, t, n)
	}
}));
function np(e, { by: t, what: n, from: r }) {
	if (r.length > 0) return n === "blink" ? ip(e, t) : mp(e, t, r);
	let i = tp.get(n);
	switch (i?.at) {
		case "foe": return qf(e, t).filter((n) => i.fits(e, t, n));
		case "friend": return Gf(e, (n) => i.fits(e, t, R(n)));
		case "square": return Jf(_r(N(e)).filter((n) => i.fits(e, t, n)));
		case "nothing": return i.fits(e, t, V(e, t)) ? ["-"] : [];
		default: return i?.fits(e, L(t)) ?? [];
	}
}
function rp(e, t, n) {
	let r = tp.get(n);
	switch (r?.at) {
		case "foe": return qf(e, t).some((n) => r.fits(e, t, n));
		case "friend": return e.heroes.some((n, i) => K(n) && r.fits(e, t, R(i)));
		case "square": return _r(N(e)).some((n) => r.fits(e, t, n));
		case "nothing": return r.fits(e, t, V(e, t));
		default: return r !== void 0 && r.fits(e, L(t)).length > 0;
	}
}
var ip = (e, t) => {
	let n = Q(e, [V(e, t)], Hf);
	return Jf(_r(N(e)).filter((r) => n.has(r) && ep(e, t, r)));
};
function ap(e) {
	return e !== void 0 && !e.unique && H(e).kin !== "undead" && !di(e.kind) && !U(e, "asleep");
}
function op(e, t) {
	return e.dungeon.length === 0 ? [] : mc(e, t).filter((t) => e.doors[t].to < 0).map((e) => `d${e}`);
}
var sp = (e, t) => I(t) ? z(e, t) : B(e, t), cp = (e, t) => I(t) && Ca(z(e, t)), lp = (e, t) => e.monsters.some((n) => F(e, t, n.cell)), up = (e, t) => {
	let n = z(e, t);
	return n.life < n.maxLife || n.venom > 0 || U(n, "poisoned");
}, dp = (e, t) => {
	let n = z(e, t);
	return n.venom + n.weakness + n.drained + n.cursedUntil > 0 || U(n, "poisoned");
};
function fp(e, t) {
	return [...mc(e, t).filter((t) => e.doors[t].state === "locked").map((e) => `d${e}`), ...lu(e, t).filter((t) => e.pieces[t].locked).map((e) => `f${e}`)];
}
function pp(e, t) {
	let n = Number(t.slice(1));
	t[0] === "d" ? Zs(e, n, { state: "closed" }) : Z(e, n, { locked: !1 });
}
function mp(e, t, n) {
	let r = (r) => ep(e, t, r) && !n.includes(O(r)), i = n.map(k), a = i.at(-1), o = (i.length === 1 ? [
		1,
		-1,
		1e3,
		-1e3
	] : [a - i.at(-2)]).map((e) => a + e).filter((t) => r(t) && F(e, a, t));
	return n.length < Uf ? ["stop", ...Jf(o)] : ["stop"];
}
var hp = (e, t) => {
	let n = V(e, t), r = Q(e, [n], Wf), i = (t) => r.has(t) && P(e, t) === P(e, n);
	return [...Gf(e, (n) => R(n) !== t && i(e.heroes[n].cell) && e.heroes[n].life > 0 && !U(e.heroes[n], "flying")), ...e.monsters.filter((e) => e.id !== t && i(e.cell) && !U(e, "flying")).map((e) => e.id)];
}, gp = (e, t) => {
	let n = Q(e, [V(e, t)], 4);
	return e.monsters.filter((r) => H(r).kin === "undead" && n.has(r.cell) && Kf(e, t, r.cell)).map((e) => e.id);
}, _p = [
	"sweep",
	"magic-missile",
	"toxic-cloud",
	"wall-of-fire",
	"ice-block",
	"earthquake",
	"sleep",
	"turn-undead"
], vp = (e) => _p.includes(e), yp = S.eachInTurn("aim", {
	who(e, t) {
		if (e.ended !== "no" || e.turn.over) return;
		let n = np(e, t);
		if (n.length !== 0 && n[0] !== "-") return I(t.by) ? z(e, t.by).seat : 0;
	},
	skipped(e, t) {
		e.ended === "no" && !e.turn.over && np(e, t)[0] === "-" && xp(e, t, ["-"]);
	},
	options(e, t, n, r) {
		for (let t of np(e, n)) r.add(En(e, t));
		n.from.length === 0 && r.add("back");
	},
	choose(e, t, n, r) {
		if (r === "back") return;
		let i = r === "stop" ? n.from : [...n.from, r.includes(":") ? r.split(":")[0] : r], a = {
			...n,
			from: i
		};
		(n.what === "wall-of-fire" ? r !== "stop" && i.length < Uf : n.what === "blink" && i.length < 2) && np(e, a).length > 0 ? S.raise({
			proc: "aim",
			todo: [a],
			at: 0
		}) : xp(e, n, i);
	},
	about: (e, t, { what: n }) => ({
		skill: n,
		...Dn(e)
	})
}), bp = (e, t, n = "") => ({
	proc: "aim",
	todo: [{
		by: e,
		what: t,
		item: n,
		from: []
	}],
	at: 0
});
function xp(e, { by: t, what: n, item: r }, i) {
	e.turn.busy = !0, Sp(e, t, n, r), vp(n) && (e.turn.attacks--, e.turn.attacked = !0, e.turn.walked > 0 && (e.turn.stopped = !0)), Ep[n](e, t, i);
}
function Sp(e, t, n, r) {
	if (!I(t)) {
		let r = B(e, t);
		r.cast = [...r.cast, n], e.turn.cast = !0, C(e, () => ({
			type: "casts",
			rule: "DJ-SPELL-1",
			monster: r.kind,
			skill: n
		}));
		return;
	}
	let i = L(t);
	r === "" ? mo(e, i, n) : Cp(e, i, r);
}
function Cp(e, t, n) {
	Ac(e, t, n), Lo(e, n), n !== "lustral-water" && e.heroes[t].fatigue--, C(e, () => ({
		type: "uses",
		rule: "DJ-RULING-36",
		hero: t,
		item: n
	}));
}
var wp = (e) => (t, n, [r]) => W(z(t, r), e), Tp = (e) => (t, n, [r]) => S.raise(Qo(n, r, e, hi[e] ?? 0)), Ep = {
	"magic-missile": Tp("magic-missile"),
	"ice-block": Tp("ice-block"),
	sleep: Tp("sleep"),
	"toxic-cloud"(e, t, [n]) {
		let r = Q(e, [k(n)], 1), i = [...Gf(e, (t) => r.has(e.heroes[t].cell) && e.heroes[t].life > 0), ...e.monsters.filter((e) => r.has(e.cell)).map((e) => e.id)];
		S.raise(_s(t, "toxic-cloud", i)), S.raise({
			proc: "gather",
			at: 0,
			ambush: !1,
			from: bn
		});
	},
	"wall-of-fire"(e, t, n) {
		let r = _a(e, t, 4);
		e.fires = [...e.fires, ...n.map((n) => ({
			cell: k(n),
			mag: r,
			by: t,
			until: e.round + 1
		}))], C(e, () => ({
			type: "fire",
			rule: "DJ-SKILL-6",
			figure: t,
			squares: n
		}));
	},
	earthquake(e, t) {
		for (let n of hp(e, t)) X(n, 3, "quake", { on: t });
	},
	"turn-undead": (e, t) => {
		S.raise(_s(t, "turn-undead", gp(e, t))), S.raise({
			proc: "gather",
			at: 0,
			ambush: !1,
			from: bn
		});
	},
	sweep: (e, t) => {
		let n = V(e, t);
		S.raise(_s(t, "sweep", e.monsters.filter((t) => F(e, n, t.cell)).map((e) => e.id))), S.raise({
			proc: "gather",
			at: 0,
			ambush: !1,
			from: bn
		});
	},
	flight(e, t) {
		W(sp(e, t), "flying"), e.turn.left += 3, e.turn.attacked || (e.turn.stopped = !1);
	},
	slip(e, t) {
		W(z(e, t), "slipping"), e.turn.attacked || (e.turn.stopped = !1);
	},
	flash(e, t) {
		let n = P(e, V(e, t));
		if (Xs(e, n, { dark: !1 }), e.phase === "combat") for (let t of e.monsters) P(e, t.cell) === n && W(t, "dazzled");
	},
	"astral-shield": wp("shielded"),
	"armour-of-faith": wp("faith"),
	"sacred-weapon": wp("sacred"),
	blessing(e, t) {
		for (let n of Gf(e, (n) => Zf(e, t, R(n)))) W(z(e, n), "blessed");
	},
	"lay-hands": (e, t, [n]) => Du(e, L(n), _(e, 6), "DJ-SKILL-7"),
	mercy(e, t) {
		let n = Q(e, [V(e, t)], 2);
		for (let t of Gf(e, (t) => n.has(e.heroes[t].cell))) Du(e, L(t), _(e, 4), "DJ-SKILL-7");
	},
	purify(e, t, [n]) {
		let r = z(e, n);
		r.venom = 0, r.weakness = 0, r.drained = 0, r.cursedUntil = 0, G(r, "poisoned");
	},
	blink(e, t, [n, r]) {
		let i = z(e, n), a = P(e, i.cell);
		i.cell = k(r), C(e, () => ({
			type: "step",
			rule: "DJ-SKILL-6",
			figure: n,
			square: r
		})), zs(e, n, a);
	},
	"search-traps": (e, t) => Xs(e, P(e, V(e, t)), { safe: !0 }),
	"pick-lock": (e, t, [n]) => pp(e, n),
	listen(e, t, [n]) {
		let r = e.dungeon.at(-1), { seat: i } = z(e, t);
		e.heard = {
			seat: i,
			card: r,
			door: Number(n.slice(1))
		}, e.core.known++, C(e, () => ({
			type: "listened",
			rule: "DJ-SKILL-8",
			hero: L(t),
			secret: {
				to: [i],
				card: r
			}
		}));
	},
	"war-cry"(e, t) {
		let n = Q(e, [V(e, t)], 3);
		for (let t of e.monsters) !t.unique && n.has(t.cell) && W(t, "cowed");
	},
	"double-strike"(e) {
		e.turn.attacks++;
	},
	charge(e) {
		e.turn.charged = !0;
	},
	"lustral-water"(e, t, [n]) {
		let r = k(n);
		for (let n of [...e.monsters]) H(n).kin === "undead" && (n.cell === r || F(e, n.cell, r)) && Y(e, n.id, _(e, 6), "other", t, "DJ-COMP-6");
		Ho(e);
	}
}, Dp = (e, t, n, r) => {
	r || (Y(e, t, _(e, 4), "attack", n, "DJ-SKILL-6"), (I(t) ? z(e, t).gone === "no" : B(e, t) !== void 0) && W(sp(e, t), "stunned"));
}, Op = new Map(Object.entries({
	potion: (e, t) => Du(e, t, _(e, 6), "DJ-SHOP-17"),
	"healing-potion": (e, t) => Du(e, t, _(e, 6), "DJ-SHOP-17"),
	"great-healing-potion": (e, t) => Du(e, t, _(e, 6) + _(e, 6), "DJ-COMP-6"),
	"potion-of-vigour"(e, t) {
		let n = e.heroes[t];
		n.fatigue = Math.min(n.maxFatigue, n.fatigue + _(e, 4));
	},
	"potion-of-might": (e, t) => W(e.heroes[t], "mighty"),
	antidote(e, t) {
		let n = e.heroes[t];
		n.venom = 0, n.weakness = 0, G(n, "poisoned");
	}
}));
function kp(e, t, n) {
	let r = e.heroes[t], { items: i } = r;
	for (let a = 0; a < i.length; a++) {
		let o = i[a];
		if (i[a - 1] === o) continue;
		let s = li(o);
		s !== void 0 && r.fatigue > 0 && !U(r, "silenced") && Pp(e, t, s) && n.add(`cast:${o}`);
	}
	if (i.some(Ap) && n.add("drink"), i.includes("lustral-water") && rp(e, R(t), "lustral-water") && n.add("throw:lustral-water"), i.includes("torch") && !U(r, "lit") && n.add("light"), i.includes("old-plan") && n.add("plan"), i.includes("master-key")) for (let r of fp(e, t)) n.add(`key:${r}`);
	r.weapon !== "none" && !U(r, "poison") && !U(r, "rat-poison") && (i.includes("poison") && n.add("coat:poison"), i.includes("rat-poison") && n.add("coat:rat-poison")), U(r, "poisoned") && r.fate > 0 && n.add("cure"), Lp(e, r) && n.add("equip"), e.phase === "explore" && Xp(r) && Mp(e, t) && n.add("trade");
}
var Ap = (e) => Op.has(e), jp = (e, t, n) => n !== t && K(e.heroes[n]) && F(e, e.heroes[t].cell, e.heroes[n].cell);
function Mp(e, t) {
	for (let n = 0; n < e.heroes.length; n++) if (jp(e, t, n) && q(e.heroes[n])) return !0;
	return !1;
}
var Np = [
	"flight",
	"flash",
	"blink"
], Pp = (e, t, n) => (e.phase === "combat" || Np.includes(n)) && (!Fp.includes(n) || e.turn.attacks > 0) && rp(e, R(t), n), Fp = [
	"magic-missile",
	"toxic-cloud",
	"wall-of-fire",
	"ice-block",
	"earthquake",
	"sleep"
];
function Ip(e, t) {
	let n = e.heroes[t], r = [];
	for (let t = 0; t < n.items.length; t++) {
		let i = n.items[t];
		if (n.items[t - 1] === i) continue;
		let a = Rp(e, n, i);
		a !== void 0 && r.push(`${a}:${i}`);
	}
	return n.weapon !== "none" && r.push("weapon:none"), n.body !== "none" && e.phase === "explore" && r.push("body:none"), n.shield !== "none" && r.push("shield:none"), r;
}
function Lp(e, t) {
	if (t.weapon !== "none" || t.body !== "none" && e.phase === "explore" || t.shield !== "none") return !0;
	for (let n of t.items) if (Rp(e, t, n) !== void 0) return !0;
	return !1;
}
function Rp(e, t, n) {
	if (oi(n) !== void 0) return t.weapon !== n && Da(t.class, n) ? "weapon" : void 0;
	let r = si(n);
	if (r === void 0) return;
	let { slot: i, power: a } = r;
	if (t[i] === n || i === "body" && e.phase === "combat") return;
	let o = i === "body" ? t.shield : t.body;
	return a + (o === "none" ? 0 : si(o).power) > Ea(t) ? void 0 : i;
}
function zp(e, t) {
	let n = e.heroes.flatMap((n, r) => jp(e, t, r) ? [Tn(e, R(r))] : []);
	return [...new Set(e.heroes[t].items)].filter(Ap).flatMap((e) => [e, ...n.map((t) => `${e}:${t}`)]);
}
function Bp(e, t, n) {
	let [r, i] = n.split(":"), a = i === void 0 ? t : L(i);
	Ac(e, t, r), Lo(e, r), C(e, () => ({
		type: "drinks",
		rule: "DJ-ACT-3",
		hero: a,
		item: r
	})), Op.get(r)(e, a);
}
function Vp(e, t, n) {
	let r = e.heroes[t], [i, a] = n.split(":");
	e.turn.busy = !0, i === "light" ? (Ac(e, t, "torch"), W(r, "lit"), C(e, () => ({
		type: "lights",
		rule: "DJ-LIGHT-4",
		hero: t
	}))) : i === "plan" ? (Ac(e, t, "old-plan"), Lo(e, "old-plan"), Ou(e, t)) : i === "key" ? (pp(e, a), e.key--, C(e, () => ({
		type: "unlocks",
		rule: "DJ-DOOR-1",
		hero: t
	})), e.key === 0 && (Ac(e, t, "master-key"), Lo(e, "master-key"), e.key = 3)) : i === "coat" ? (Ac(e, t, a), W(r, a), C(e, () => ({
		type: "coats",
		rule: "DJ-SHOP-16",
		hero: t,
		item: a
	}))) : i === "cure" ? (r.fate--, G(r, "poisoned"), C(e, () => ({
		type: "cured",
		rule: "DJ-FATE-5",
		hero: t
	}))) : (i === "drink" || i === "equip" || i === "trade") && S.raise({
		proc: "choose",
		todo: [{
			hero: t,
			what: i,
			on: ""
		}],
		at: 0
	});
}
var Hp = S.eachInTurn("choose", {
	who: (e, t) => e.ended === "no" && K(e.heroes[t.hero]) && Up(e, t) ? e.heroes[t.hero].seat : void 0,
	skipped(e, t) {
		let n = Gp(e, t)[0];
		e.ended === "no" && n !== void 0 && K(e.heroes[t.hero]) && Kp(e, t, n);
	},
	options(e, t, n, r) {
		for (let t of Gp(e, n)) r.add(t);
	},
	choose: (e, t, n, r) => Kp(e, n, r),
	about: (e, t, { hero: n, what: r, on: i }) => ({
		hero: e.heroes[n].name,
		what: r,
		on: i,
		die: e.roll.die,
		1: "none"
	})
}), Up = (e, t) => Wp.includes(t.what) || Gp(e, t).length > 1, Wp = [
	"drink",
	"equip",
	"trade",
	"to"
];
function Gp(e, { hero: t, what: n, on: r }) {
	let i = e.heroes[t];
	switch (n) {
		case "drink": return [...zp(e, t), "back"];
		case "equip": return [...Ip(e, t), "back"];
		case "trade": return [...Yp(i), "back"];
		case "to": return e.heroes.flatMap((n, r) => r !== t && q(n) && F(e, i.cell, n.cell) ? [Tn(e, R(r))] : []).concat("back");
		case "arms": return Bc(Number(r));
		case "quiver": return [
			"arrow",
			"bolt",
			"stone"
		];
		case "spring": return ["drink", "bottle"];
		case "sent-back": {
			let t = e.stairs.filter((t) => Ga(e, t) || t === i.cell);
			return (t.length > 0 ? t : eo(e, e.stairs).slice(0, 1)).map(O);
		}
		case "rope": return ["-"];
		case "reroll": return e.roll.die === 0 ? [] : [...ku(e, t), "pass"];
		case "captive": return r.split(",").map((t) => Tn(e, t));
		case "keep": return r.split(",");
		default: return [];
	}
}
function Kp(e, { hero: t, what: n, on: r }, i) {
	let a = e.heroes[t];
	if (i !== "back" && i !== "pass") switch (n) {
		case "drink": return Bp(e, t, i);
		case "equip": {
			let [n, r] = i.split(":");
			a[n] = r, n === "weapon" && G(a, "poison", "rat-poison", "sacred"), C(e, () => ({
				type: "equips",
				rule: "DJ-ACT-2",
				hero: t,
				item: r
			}));
			return;
		}
		case "trade": return S.raise({
			proc: "choose",
			todo: [{
				hero: t,
				what: "to",
				on: i
			}],
			at: 0
		});
		case "to": return Zp(e, t, L(i), r), C(e, () => ({
			type: "gives",
			rule: "DJ-RULING-38",
			hero: t,
			to: L(i),
			item: r
		})), J(e);
		case "arms": return kc(e, t, i);
		case "quiver": return Mc(e, t, i, Number(r));
		case "spring":
			i === "bottle" ? kc(e, t, "potion") : Du(e, t, _(e, 6), "DJ-FURN-FOUNTAIN-3");
			return;
		case "sent-back":
			a.cell = k(i), C(e, () => ({
				type: "step",
				rule: "DJ-FURN-CIRCLE-3",
				figure: R(t),
				square: i
			}));
			return;
		case "rope": return Y(e, R(t), _(e, 4), "other", "", "DJ-RULING-25");
		case "reroll": return Qp(e, t, i);
		case "captive": return Mu(i.split(":")[0], 6, "heal");
		case "keep": e.roll = {
			...e.roll,
			die: Number(i)
		};
	}
}
var qp = [
	1,
	5,
	20
], Jp = (e, t) => qp.filter((e) => e <= t).map((t) => `${e}:${t}`), Yp = (e) => [
	...new Set(e.items),
	...Jp("gold", e.gold),
	...M.flatMap((t, n) => Jp(t, e.shots[n]))
], Xp = (e) => e.items.length > 0 || e.gold > 0 || e.shots.some((e) => e > 0);
function Zp(e, t, n, r) {
	let [i, a] = r.split(":");
	Number.isInteger(Number(a)) ? i === "gold" ? (e.heroes[t].gold -= Number(a), e.heroes[n].gold += Number(a)) : (Mc(e, t, i, -Number(a)), Mc(e, n, i, Number(a))) : (Ac(e, t, r), kc(e, n, r));
}
function Qp(e, t, n) {
	let r = e.roll.die;
	n === "hare" ? e.hare = !0 : mo(e, t, "expert-search");
	let i = _(e, 10);
	C(e, () => ({
		type: "rerolled",
		rule: "DJ-SKILL-8",
		hero: t,
		die: i,
		how: n
	})), e.roll = {
		...e.roll,
		die: i
	}, n !== "hare" && i !== r && S.raise({
		proc: "choose",
		todo: [{
			hero: t,
			what: "keep",
			on: `${r},${i}`
		}],
		at: 0
	});
}
function $p(e, t, n) {
	let { cell: r, items: i } = e.goods[n];
	return r === e.heroes[t].cell ? e.phase === "explore" || i.some((e) => $r.includes(e)) : !1;
}
function em(e, t, n) {
	let r = e.goods[n], i = e.heroes[t], a = e.phase === "combat", o = r.items.filter((e) => !a || $r.includes(e));
	for (let n of o) kc(e, t, n);
	if (C(e, () => ({
		type: "takes",
		rule: "DJ-RULING-38",
		hero: t,
		items: o
	})), a) {
		let t = {
			...r,
			items: r.items.filter((e) => !o.includes(e))
		};
		e.goods = e.goods.flatMap((e, r) => r === n ? t.items.length > 0 || t.gold > 0 ? [t] : [] : [e]);
	} else r.gold > 0 && Tu(e, t, r.gold, "DJ-RULING-38"), i.shots = i.shots.map((e, t) => e + r.shots[t]), e.goods = e.goods.filter((e, t) => t !== n);
	J(e);
}
var tm = (e) => !e.acted && !U(e, "dormant") && !U(e, "asleep"), nm = S.eachInTurn("command", {
	who(e) {
		if (e.ended === "no" && e.phase === "combat") return e.monsters.some(tm) ? 0 : void 0;
	},
	options(e, t, n, r) {
		for (let t of e.monsters) tm(t) && r.add(`${t.id}:${t.kind}`);
		r.add("end");
	},
	choose(e, t, n, r) {
		if (r === "end") {
			for (let t of e.monsters) t.acted || G(t, "stunned");
			for (let t of e.monsters) t.acted = !0;
		} else return im(e, r.slice(0, r.indexOf(":"))), "again";
	}
});
function rm(e) {
	let t = B(e, e.turn.who);
	t !== void 0 && G(t, "stunned");
}
function im(e, t) {
	rm(e);
	let n = B(e, t);
	n.acted = !0, G(n, "flying"), e.turn = Sn(t, n.cell, H(n).stats[5], U(n, "frenzied") ? 2 : 1), U(n, "frozen") && (X(t, 2, "thaw"), e.turn.over = !1), S.raise({
		proc: "monster-act",
		todo: [t],
		at: 0
	});
}
function am(e, t, n) {
	if (!(q(n) || da(n) && n.life > 0)) return !1;
	if (F(e, t.cell, n.cell)) return !0;
	let { abilities: r } = H(t);
	return r.includes("ranged") && ea(e, t.cell, n.cell, !0) || r.includes("reach") && ou(e, t.cell, 2, n.cell) && ea(e, t.cell, n.cell);
}
function om(e, t, n) {
	if (t.grudge === -1 || n === t.grudge) return;
	let r = e.heroes[t.grudge];
	if (!q(r)) return;
	let i = e.turn.stopped ? 0 : e.turn.left;
	return ou(e, t.cell, i + 1, r.cell) ? "DJ-RULING-90" : void 0;
}
var sm = S.eachInTurn("monster-act", {
	who(e, t) {
		let n = B(e, t);
		if (!(n === void 0 || e.turn.over || e.turn.who !== t || e.ended !== "no" || e.phase !== "combat")) return U(n, "frozen") || U(n, "asleep") ? void 0 : 0;
	},
	options(e, t, n, r) {
		let i = B(e, n), { turn: a } = e;
		if (ws(e, n, r), js(e, n)) {
			r.count === 0 && r.add("end");
			return;
		}
		a.ran || a.stopped || U(i, "stunned") || r.add("run");
		let { abilities: o, spells: s } = H(i);
		for (let t = 0; t < e.heroes.length; t++) {
			let n = e.heroes[t];
			am(e, i, n) && (r.add(`attack:${Tn(e, R(t))}`, a.attacks > 0 ? om(e, i, t) : "DJ-RULING-9"), o.includes("tail") && !a.tried && F(e, i.cell, n.cell) && r.add(`tail:${Tn(e, R(t))}`));
		}
		if (!a.cast) for (let t of s) i.cast.includes(t) || t !== "flight" && a.attacks < 1 || rp(e, n, t) && r.add(`cast:${t}`);
		if (o.includes("webs") && !a.attacked && !a.tried) for (let t of cm(e, i)) r.add(`web:${O(t)}`);
		r.add("end");
	},
	choose(e, t, n, r) {
		let i = B(e, n);
		if (wi.includes(r)) return Ps(e, n, r), e.turn.over ? void 0 : "again";
		let [a, o = ""] = r.split(":");
		return a === "run" ? Ws(e) : a === "attack" || a === "tail" ? lm(e, i, a, o) : a === "cast" ? S.raise(bp(n, o)) : a === "web" ? (e.webs = [...e.webs, k(o)], e.turn.over = !0, C(e, () => ({
			type: "web",
			rule: "DJ-BEAST-SPIDER-1",
			monster: i.kind,
			square: o
		}))) : e.turn.over = !0, e.turn.over ? void 0 : "again";
	},
	about: (e, t, n) => ({ monster: B(e, n).kind })
}), cm = (e, t) => Yi(e, t.cell).filter((t) => Ga(e, t));
function lm(e, t, n, r) {
	e.turn.attacked = !0, e.turn.walked > 0 && (e.turn.stopped = !0), n === "tail" ? e.turn.tried = !0 : e.turn.attacks--, t.grudge = -1;
	let i = F(e, t.cell, e.heroes[Number(r.slice(1))].cell), a = n === "tail" ? "tail" : i || H(t).abilities.includes("reach") ? "melee" : "ranged";
	S.raise(Qo(t.id, r, a)), H(t).abilities.includes("second-attack") && e.turn.walked > 0 && !e.turn.tried && S.raise({
		proc: "second",
		at: 0,
		id: t.id
	});
}
var um = S.sequence("second", [(e, t) => {
	e.turn.who === t.id && e.turn.hit && !e.turn.tried && (e.turn.tried = !0, e.turn.attacks++);
}], { show: (e) => ({ id: e.id }) });
function dm(e, t, n, r) {
	let i = e.heroes[t], a = e.phase === "combat";
	for (let t = 0; t < e.things.length; t++) {
		let a = e.things[t];
		F(e, i.cell, a.cell) && (a.kind === "seal" ? e.turn.tried || (n.add(`seal:t${t}:FOR`, r), n.add(`seal:t${t}:MAG`, r)) : n.add(`operate:t${t}:${a.kind}`, r));
	}
	for (let t = 0; t < e.pieces.length; t++) {
		let o = e.pieces[t];
		o.rest === "captive" && o.cells.some((t) => F(e, i.cell, t)) && n.add(`free:f${t}`, r), o.rest === "page" && !a && su(e, i.cell, o) && !i.tried.includes(`page:f${t}`) && n.add(`read:f${t}:${o.kind}`, r);
	}
	if (!a) {
		for (let t = 0; t < e.doors.length; t++) {
			let a = e.doors[t];
			a.barred && zi(a, i.cell) && !i.tried.includes(`bars:d${t}`) && n.add(`lift:d${t}`, r);
		}
		fm(e, t, n, r);
	}
}
function fm(e, t, n, r) {
	let i = e.heroes[t];
	if (!e.webs.some((t) => F(e, i.cell, t))) return;
	let a = i.skills.filter((n) => pm.includes(n) && po(e, t, n)), o = e.phase === "combat" && i.fatigue > 0 && !U(i, "silenced") ? i.items : [], s = [...new Set(o)].filter((e) => pm.includes(li(e) ?? ""));
	for (let t of e.webs) if (F(e, i.cell, t)) {
		n.add(`cut:${O(t)}`, r);
		for (let e of [...a, ...s]) n.add(`cut:${O(t)}:${e}`, r);
	}
}
var pm = ["magic-missile", "toxic-cloud"];
function mm(e, t, n) {
	let [r, i, a] = n.split(":"), o = Number(i.slice(1)), s = R(t);
	switch (r) {
		case "seal": return e.turn.tried = !0, X(s, a === "FOR" ? 2 : 4, "seal", { on: `${e.things[o].cell}` });
		case "free": return Z(e, o, { rest: "" }), C(e, () => ({
			type: "freed",
			rule: "DJ-ACT-6",
			hero: t
		})), J(e);
		case "read": return Au(e, t, o);
		case "lift": return e.heroes[t].tried = [...e.heroes[t].tried, `bars:d${o}`], X(s, 2, "lift", { on: `${o}` });
		case "cut": return hm(e, t, n);
		default: return vm(e, t, o);
	}
}
function hm(e, t, n) {
	let [, r, ...i] = n.split(":"), a = i.join(":"), o = {
		target: 13,
		on: r
	};
	if (a === "") return X(R(t), 0, "web", {
		...o,
		plus: wa(e.heroes[t]) + gm(e.heroes[t])
	});
	i.length === 1 ? mo(e, t, a) : Cp(e, t, a);
	let s = i.at(-1), c = ii(e.heroes[t].weapon)?.spells ?? 0;
	X(R(t), 4, "web", {
		...o,
		plus: hi[s] + c
	});
}
var gm = (e) => +!!U(e, "sacred");
function _m(e, t, n) {
	n && (e.webs = e.webs.filter((e) => e !== k(t)));
}
function vm(e, t, n) {
	let { kind: r, door: i, cell: a } = e.things[n];
	if (C(e, () => ({
		type: "operates",
		rule: "DJ-ACT-6",
		hero: t,
		item: r
	})), r === "slab") return X(R(t), 4, "slab", { on: `${a}` });
	if (r === "lever") {
		Zs(e, i, { barred: !1 }), e.things = e.things.filter((e) => e.door !== i);
		return;
	}
	e.things = e.things.filter((e) => e.cell !== a);
	let o = _(e, 10);
	C(e, () => ({
		type: "rolled",
		rule: "DJ-RULING-87",
		hero: t,
		piece: "lever",
		die: o,
		result: `result-${ym(o)}`
	}));
	let s = P(e, a);
	o <= 3 ? e.zones[s].safe || Y(e, R(t), _(e, 6), "other", "", "DJ-RULING-30") : o >= 7 && o <= 9 ? S.raise({
		proc: "secret-door",
		todo: [{
			zone: s,
			where: "any"
		}],
		at: 0
	}) : o === 10 && Nc(e, t, 1);
}
var ym = (e) => e <= 3 ? "pain" : e <= 6 ? "nothing" : e <= 9 ? "side-passage" : "treasure";
function bm(e, t, n, r) {
	e.things = e.things.filter((e) => e.cell !== n), r ? Nc(e, t, 1) : (od(e, "DJ-ACT-6"), S.raise({
		proc: "event-step",
		todo: ["discard"],
		at: 0
	}));
}
function xm(e, t, n, r) {
	if (!r || (e.things = e.things.filter((e) => e.cell !== n), C(e, () => ({
		type: "seal-out",
		rule: "DJ-ACT-6",
		hero: t,
		left: e.things.filter((e) => e.kind === "seal").length
	})), e.things.some((e) => e.kind === "seal"))) return;
	for (let [t, n] of e.pieces.entries()) n.rest === "shut" && Z(e, t, { rest: "" });
	let i = e.monsters.filter((t) => t.kind === e.quest.tokens?.monster && t.unique);
	e.monsters = e.monsters.filter((e) => !i.includes(e));
	for (let t of i) Bo(e, t.group, -1);
	J(e), Ho(e);
}
function Sm(e, t, n, r) {
	r && (Z(e, n, { rest: "" }), gu(e, t, "page"));
}
function Cm(e) {
	e.pieces.some((e) => e.rest === "captive") && io(e, "free-all");
}
var wm = {
	"force-door": (e, { who: t, on: n }, r) => vc(e, L(t), Number(n), r),
	"force-piece"(e, { who: t, on: n }, r) {
		if (!r) return;
		let i = Number(n.slice(1));
		Z(e, i, { locked: !1 }), du(e, L(t), i);
	},
	lid: (e, { who: t, on: n }, r) => Su(e, L(t), Number(n), r),
	jump: (e, { who: t, on: n }, r) => Is(e, t, n, r, 2),
	crossing: (e, { who: t, on: n }, r) => Is(e, t, n, r, 1),
	pit(e, { who: t }, n) {
		n || (e.turn.over = !0, Mu(t, 6, "hurt"));
	},
	darts(e, { who: t }, n) {
		n || (Mu(t, 4, "hurt"), X(t, 2, "venom"));
	},
	venom(e, { who: t }, n) {
		let r = z(e, t);
		n || r.gone !== "no" || (r.venom++, C(e, () => ({
			type: "poisoned",
			rule: "DJ-BEAST-SPIDER-3",
			hero: L(t)
		})));
	},
	rockfall(e, { who: t }, n) {
		n || Mu(t, 6, "hurt");
	},
	gas(e, { who: t }, n) {
		n || (W(z(e, t), "skips"), e.turn.over = !0);
	},
	foil(e, { who: t, on: n }, r) {
		r && (_d(e), C(e, () => ({
			type: "stopped",
			rule: "DJ-SKILL-8",
			hero: L(t),
			event: n
		})));
	},
	thaw(e, { who: t }, n) {
		n && G(I(t) ? z(e, t) : B(e, t), "frozen");
	},
	held(e, { who: t }, n) {
		n && G(z(e, t), "held");
	},
	quake: (e, { who: t, on: n }, r) => Dp(e, t, n, r),
	lift(e, { on: t }, n) {
		if (!n) return;
		let r = Number(t);
		Zs(e, r, { barred: !1 }), e.things = e.things.filter((e) => e.door !== r);
	},
	slab: (e, { who: t, on: n }, r) => bm(e, L(t), Number(n), r),
	seal: (e, { who: t, on: n }, r) => xm(e, L(t), Number(n), r),
	page: (e, { who: t, on: n }, r) => Sm(e, L(t), Number(n), r),
	web: (e, { on: t }, n) => _m(e, t, n)
};
function Tm(e, t) {
	let n = e.heroes[t];
	e.turn = Sn(R(t), n.cell, Pa(n), 1), e.turn.dark = ka(e, P(e, n.cell)), C(e, () => ({
		type: "turn",
		rule: "DJ-PHASE-4",
		hero: t
	}));
}
function Em(e, t, n, r) {
	return r === void 0 ? F(e, t.cell, n.cell) || ii(t.weapon)?.long === !0 && Dm(e, t.cell, n.cell) : r && ea(e, t.cell, n.cell, !0);
}
function Dm(e, t, n) {
	let r = Math.abs(D(n) - D(t)), i = Math.abs(E(n) - E(t));
	return Math.max(r, i) !== 2 || r === 1 || i === 1 ? !1 : ea(e, t, n);
}
var Om = (e) => e.turn.ran ? "DJ-MOVE-3" : e.turn.left < 1 ? "DJ-ACT-1" : void 0, km = S.eachInTurn("act", {
	who(e, t) {
		if (e.turn.over || e.ended !== "no" || e.turn.who !== R(t)) return;
		let n = e.heroes[t];
		return q(n) && !U(n, "frozen") ? n.seat : void 0;
	},
	options(e, t, n, r) {
		let i = R(n);
		if (ws(e, i, r), js(e, i)) r.count === 0 && r.add("end");
		else {
			Ns(e, n, r), r.add("run", Am(e, n)), e.phase === "explore" ? jm(e, n, r) : Mm(e, n, r), kp(e, n, r), Nm(e, n, r);
			for (let t = 0; t < e.goods.length; t++) $p(e, n, t) && r.add(`take:g${t}`, Om(e));
			Pm(e, n) && r.add("leave"), r.add("end");
		}
	},
	choose: (e, t, n, r) => (Im(e, n, r), e.turn.over ? void 0 : "again"),
	about: (e, t, n) => ({ hero: wn(e, R(n)) })
});
function Am(e, t) {
	let { turn: n } = e;
	return n.ran ? "DJ-MOVE-2" : n.paid ? "DJ-RULING-10" : n.stopped || U(e.heroes[t], "held") || U(e.heroes[t], "stunned") ? "DJ-MOVE-9" : n.dark || ka(e, P(e, e.heroes[t].cell)) ? "DJ-LIGHT-2" : void 0;
}
function jm(e, t, n) {
	let r = e.heroes[t], i = Om(e);
	for (let a = 0; a < e.doors.length; a++) {
		if (!pc(e, t, a)) continue;
		let o = e.doors[a].state === "locked";
		n.add(`open:d${a}:door`, o ? "DJ-DOOR-1" : i), o && n.add(`force:d${a}:door`, r.tried.includes(`d${a}`) ? "DJ-DOOR-3" : i);
	}
	for (let a = 0; a < e.pieces.length; a++) {
		let o = e.pieces[a];
		su(e, r.cell, o) && (o.locked ? (n.add(`open:f${a}:${o.kind}`, "DJ-DOOR-1"), n.add(`force:f${a}:${o.kind}`, r.tried.includes(`f${a}`) ? "DJ-DOOR-3" : i)) : uu(e, t, a) && n.add(`open:f${a}:${o.kind}`, i));
	}
	n.add("search", e.zones[P(e, r.cell)].searched ? "DJ-SEARCH-1" : i), dm(e, t, n, i), n.add("rest", e.turn.busy ? "DJ-RULING-62" : void 0);
}
function Mm(e, t, n) {
	let { turn: r } = e, i = r.attacks < 1 ? "DJ-RULING-9" : r.attacked && Ca(e.heroes[t]) ? "DJ-SKILL-5" : void 0, a = e.heroes[t], o = Ca(a) ? Sa(a) >= 0 : void 0;
	for (let t of e.monsters) Em(e, a, t, o) && n.add(`attack:${t.id}:${t.kind}`, i);
	r.attacks > 0 && fm(e, t, n), dm(e, t, n, Om(e));
}
function Nm(e, t, n) {
	for (let r of e.heroes[t].skills) {
		if (pi[r].use === "reaction") continue;
		let i = fo(e, t, r) ?? (vp(r) && e.turn.attacks < 1 ? "DJ-RULING-9" : void 0);
		(i !== void 0 || rp(e, R(t), r)) && n.add(`skill:${r}`, i);
	}
}
var Pm = (e, t) => {
	let { cell: n } = e.heroes[t];
	if (e.stairs.includes(n)) return !0;
	for (let t of e.doors) if (t.state === "exit" && t.to !== 0 && Ii(t).includes(n)) return !0;
	return !1;
};
function Fm(e) {
	e.turn.left--, e.turn.paid = !0, e.turn.busy = !0;
}
function Im(e, t, n) {
	let r = R(t);
	if (wi.includes(n)) return Ps(e, r, n);
	let [i, a = "", o = ""] = n.split(":"), s = Number(a.slice(1));
	switch (i) {
		case "jump": return Fs(e, r, a);
		case "run": return Ws(e);
		case "open": return Fm(e), a[0] === "d" ? hc(e, t, s) : du(e, t, s);
		case "force": return Fm(e), a[0] === "d" ? gc(e, t, s) : (e.heroes[t].tried = [...e.heroes[t].tried, a], X(r, 2, "force-piece", { on: a }));
		case "search": return Fm(e), fu(e, t);
		case "rest": return zm(e, t);
		case "attack": return Rm(e, t, a);
		case "cut": return e.phase === "combat" ? (Lm(e), hm(e, t, n)) : (Fm(e), mm(e, t, n));
		case "skill": return S.raise(bp(r, a));
		case "cast": return S.raise(bp(r, li(`${a}:${o}`), `${a}:${o}`));
		case "throw": return S.raise(bp(r, "lustral-water", "lustral-water"));
		case "take": return Fm(e), em(e, t, s);
		case "leave": return Bm(e, t);
		case "end":
			e.turn.over = !0;
			return;
		case "operate":
		case "seal":
		case "free":
		case "read":
		case "lift": return Fm(e), mm(e, t, n);
		default: return Vp(e, t, n);
	}
}
function Lm(e) {
	e.turn.attacks--, e.turn.attacked = !0, e.turn.busy = !0, e.turn.walked > 0 && (e.turn.stopped = !0);
}
function Rm(e, t, n) {
	Lm(e), e.turn.melee = !Ca(e.heroes[t]), B(e, n) !== void 0 && S.raise(vs(e, t, n));
}
function zm(e, t) {
	let n = e.heroes[t];
	n.fatigue = Math.min(n.maxFatigue, n.fatigue + 1), e.rested = [...e.rested, t].sort(), e.turn.over = !0, C(e, () => ({
		type: "rests",
		rule: "DJ-ACT-8",
		hero: t,
		left: n.fatigue
	}));
}
function Bm(e, t) {
	let n = e.heroes[t];
	n.gone = "left", n.cell = yn, e.turn.over = !0, C(e, () => ({
		type: "leaves",
		rule: "DJ-RULING-69",
		hero: t
	}));
	let { main: r } = e.quest;
	r.goal === "carry-out" && n.items.includes(r.thing) && !e.won && Vm(e), Wo(e);
}
function Vm(e) {
	so(e, e.quest.main), J(e);
}
var Hm = 20;
function Um(e) {
	let t = e.settings.explorationPhaseLength === "cycle" || e.round > 0;
	e.round = 0, e.pe++, e.clock++, e.eventPlayed = !1, e.done = [], e.rested = [], e.turn = xn();
	for (let n of e.heroes) t && (n.tilted = []), n.tried.some((e) => e.startsWith("bars:")) && (n.tried = n.tried.filter((e) => !e.startsWith("bars:")));
	C(e, () => ({
		type: "exploration",
		rule: "DJ-RULING-1",
		phase: e.pe
	})), Vs(e);
}
function Wm(e) {
	for (let t of e.heroes) t.cursedUntil > 0 && t.cursedUntil <= e.pe && (t.cursedUntil = 0), t.weakness = 0, G(t, "mighty", "silenced");
}
function Gm(e) {
	Vo(e), Wm(e), e.ended === "no" && (Ym(e), Jm(e), J(e), e.won && ++e.after >= Hm ? Go(e, "won") : Km(e) && qm(e));
}
var Km = (e) => e.settings.nightfall > 0 && e.clock >= e.settings.nightfall;
function qm(e) {
	Go(e, e.won ? "won" : "night");
}
function Jm(e) {
	let t = e.heroes.flatMap((e, t) => q(e) ? [t] : []);
	if (t.length === 0 || !t.every((t) => e.rested.includes(t))) return;
	let n = (n) => t.every((t) => e.heroes[t].tried.includes(n)), r = e.doors.flatMap((e, t) => ec(e) ? [[t, e]] : []), i = !e.revealed && r.length > 0 && r.every(([e, t]) => t.state === "locked" && n(`d${e}`)), a = ro(e), o = e.pieces.some((e, t) => e.zone === a && e.locked && e.rest !== "" && n(`f${t}`)), s = e.pieces.flatMap((e, t) => e.rest === "page" ? [t] : []), c = !e.won && s.length > 0 && s.every((e) => n(`page:f${e}`));
	if (i || o || c) {
		for (let t of e.heroes) t.tried = t.tried.filter((e) => /^(spring|source):/.test(e));
		C(e, () => ({
			type: "again",
			rule: "DJ-RULING-24"
		}));
	}
}
function Ym(e) {
	if (!e.revealed || e.ended !== "no") return;
	e.tokens++;
	let { tokens: t } = e.quest;
	if (t === void 0 || e.tokens !== t.at || !e.things.some((e) => e.kind === "seal")) return;
	e.failed = [.../* @__PURE__ */ new Set([...e.failed, "before-tokens"])].sort();
	let n = e.pieces.find((t) => t.kind === "magic-circle" && t.zone === ro(e)), r = n?.cells.find((t) => !e.monsters.some((e) => e.cell === t)) ?? eo(e, n?.cells ?? [])[0];
	if (r === void 0) return;
	let i = ++e.arrivals;
	e.groups = [...e.groups, {
		id: i,
		card: "none",
		treasure: 0
	}], Za(e, {
		kind: t.monster,
		unique: !0,
		group: i
	}, r), Us(e, !1);
}
var Xm = S.sequence("exploration", [
	Um,
	() => ({
		proc: "event-step",
		todo: [
			"play",
			"draw",
			"play"
		],
		at: 0
	}),
	() => ({
		proc: "begin-turn",
		passed: []
	}),
	Gm,
	(e) => e.ended === "no" && Zm(e) ? {
		proc: "close",
		todo: Qm(e),
		at: 0
	} : void 0
], { aslongas: (e) => e.ended === "no" && e.phase === "explore" }), Zm = (e) => e.won && e.quest.main.goal !== "carry-out", Qm = (e) => [...new Set(e.heroes.filter(q).map((e) => e.seat))].slice(0, 1), $m = S.eachInTurn("close", {
	who: (e, t) => e.ended === "no" ? t : void 0,
	options(e, t, n, r) {
		r.add("go-on"), r.add("close");
	},
	choose(e, t, n, r) {
		r === "close" && Go(e, "won");
	},
	about: (e) => ({ left: Hm - e.after })
}), eh = (e, t) => q(e.heroes[t]) && !e.done.includes(t), th = (e) => {
	let t = [];
	for (let n = 0; n < e.heroes.length; n++) eh(e, n) && t.push(n);
	return t;
}, nh = (e, t) => {
	let n = [];
	for (let r of t) n.includes(e.heroes[r].seat) || n.push(e.heroes[r].seat);
	return n.sort((e, t) => e - t);
};
function rh(e, t) {
	let n = e.heroes[t];
	if (e.done = [...e.done, t].sort(), G(n, "flying"), U(n, "skips")) G(n, "skips");
	else return Tm(e, t), U(n, "poisoned") && Y(e, R(t), _(e, 4), "other", "", "DJ-FURN-FOUNTAIN-2"), U(n, "frozen") && X(R(t), 2, "thaw"), U(n, "held") && X(R(t), 4, "held"), {
		proc: "act",
		todo: [t],
		at: 0
	};
}
var ih = (e) => e.ended !== "no" || e.turn.who === "phase", ah = {
	next(e, t) {
		for (let t of e.heroes) U(t, "slipping") && G(t, "slipping");
		if (sh(e) !== (e.phase === "combat") || ih(e)) return "done";
		if (!e.turn.over && e.turn.who.startsWith("h") && (e.turn.over = !0), e.phase === "combat") for (let [t, n] of e.heroes.entries()) U(n, "stunned") && e.turn.who === R(t) && G(n, "stunned");
		let n = th(e);
		if (n.length === 0) return "done";
		let r = n.length === 1 ? n[0] : t.passed.length > 0 && n.every((n) => t.passed.includes(e.heroes[n].seat)) ? ch(e, n) : void 0;
		return r === void 0 ? "wait" : (t.passed = [], rh(e, r) ?? "on");
	},
	asks: (e, t) => {
		let n = nh(e, th(e)).filter((e) => !t.passed.includes(e));
		return n.length === 1 ? oh[n[0]] : n.flatMap((e) => oh[e]);
	},
	options(e, t, n, r) {
		let i = th(e);
		for (let t of i) e.heroes[t].seat === n.seat && r.add(Tn(e, R(t)));
		i.some((t) => e.heroes[t].seat !== e.heroes[i[0]].seat) && r.add("pass");
	},
	answer(e, t, n, r) {
		if (r === "pass") {
			t.passed = [...t.passed, n.seat].sort((e, t) => e - t);
			return;
		}
		t.passed = [];
		let i = rh(e, L(r));
		i !== void 0 && S.raise(i);
	},
	show: (e, t) => ({ passed: t.passed }),
	copy: (e) => ({
		proc: "begin-turn",
		passed: e.passed
	})
}, oh = Array.from({ length: 8 }, (e, t) => [{
	kind: "begin-turn",
	seat: t,
	optional: !1
}]);
function sh(e) {
	for (let t of e.core.stack) if (t.proc === "round") return !0;
	return !1;
}
function ch(e, t) {
	let n = Math.max(...t.map((t) => Pa(e.heroes[t]))), r = t.filter((t) => Pa(e.heroes[t]) === n);
	for (; r.length > 1;) {
		let t = r.map(() => _(e, 6)), n = Math.max(...t);
		r = r.filter((e, r) => t[r] === n);
	}
	return r[0];
}
function lh(e) {
	e.pc++, e.round = 0, Wm(e);
	for (let t of e.heroes) t.tiltedInCombat = [];
	for (let t of e.monsters) t.acted = !1;
}
var uh = S.sequence("combat", [lh, () => ({
	proc: "rounds",
	at: 0
})], { aslongas: (e) => e.ended === "no" && e.phase === "combat" }), dh = S.repeat("rounds", (e) => e.ended === "no" && e.phase === "combat" ? {
	proc: "round",
	at: 0
} : void 0);
function fh(e) {
	e.round++, e.clock++, e.eventPlayed = !1, e.quiet = !0, e.done = [], e.turn = xn(), e.attacks = e.heroes.map(() => 0);
	for (let t of e.monsters) t.acted = !1;
	C(e, () => ({
		type: "round",
		rule: "DJ-RULING-54",
		round: e.round
	}));
}
var ph = (e) => (e.turn = xn(), {
	proc: "begin-turn",
	passed: []
}), mh = (e) => (e.turn = xn(), {
	proc: "monsters",
	at: 0
}), hh = S.sequence("monsters", [
	(e) => e.hand.length > 0 ? {
		proc: "event-step",
		todo: ["fight"],
		at: 0
	} : void 0,
	() => ({
		proc: "command",
		todo: ["next"],
		at: 0
	}),
	rm
], { aslongas: (e) => e.ended === "no" && e.phase === "combat" }), gh = S.sequence("round", [
	fh,
	(e) => e.ambush && e.round === 1 ? mh(e) : ph(e),
	(e) => e.ambush && e.round === 1 ? ph(e) : mh(e),
	_h
], { aslongas: (e) => e.ended === "no" && e.phase === "combat" });
function _h(e) {
	e.turn = xn(), e.fires = e.fires.some((t) => t.until <= e.round) ? e.fires.filter((t) => t.until > e.round) : e.fires;
	for (let t of e.monsters) G(t, "cowed", "dazzled", "rock-hide", "frenzied"), U(t, "asleep") && (U(t, "slept") ? G(t, "asleep", "slept") : W(t, "slept")), H(t).abilities.includes("regenerates") && (t.life = Math.min(H(t).life, t.life + 1));
	if (e.settings.deathTiming === "endOfRound" && Vo(e), Ym(e), J(e), e.ended === "no") {
		if (Km(e)) return qm(e);
		if (e.quiet && !vh(e)) {
			for (let t of e.monsters) W(t, "dormant");
			Vo(e), e.ended === "no" && Uo(e);
		}
		Ho(e);
	}
}
function vh(e) {
	return Na(e).some((t) => e.heroes.some((n) => am(e, t, n)) || e.heroes.some((n) => q(n) && (ea(e, n.cell, t.cell) || ou(e, t.cell, 2 * H(t).stats[5], n.cell))));
}
function yh(e) {
	e.revealed && !e.monsters.some((t) => P(e, t.cell) === ro(e)) && Cm(e);
}
var bh = S.repeat("play", (e) => {
	if (e.ended === "no") return e.phase === "combat" ? {
		proc: "combat",
		at: 0
	} : (yh(e), {
		proc: "exploration",
		at: 0
	});
}), xh = S.sequence("game", [
	Nd,
	() => ({
		proc: "entrance",
		todo: [0],
		at: 0
	}),
	(e) => ({
		proc: "line-up",
		todo: e.heroes.map((e, t) => t),
		at: 0
	}),
	() => ({
		proc: "reveal",
		at: 0,
		door: -1,
		hero: 0
	}),
	Ld,
	() => ({
		proc: "event-step",
		todo: ["setup"],
		at: 0
	}),
	Rd,
	() => ({
		proc: "play",
		at: 0
	})
]), Sh = S.eachInTurn("master-choice", {
	who: () => 0,
	options(e, t, { options: n }, r) {
		for (let e of n) r.add(e);
	},
	choose(e, t, { on: n }, r) {
		let [i, a] = n.split(":").map(Number);
		return Ra(i, a, r);
	}
}), Ch = {
	game: xh,
	entrance: Pd,
	"line-up": Fd,
	play: bh,
	exploration: Xm,
	"event-step": sd,
	"search-event": dd,
	"begin-turn": ah,
	act: km,
	aim: yp,
	gather: xd,
	combat: uh,
	rounds: dh,
	round: gh,
	monsters: hh,
	command: nm,
	"monster-act": sm,
	second: um,
	reveal: yc,
	"place-tile": Sc,
	"place-monster": Qa,
	drawing: tl,
	drawn: qc,
	"secret-door": Dc,
	test: Jo(wm),
	attack: ls,
	volley: gs,
	event: vd,
	"event-choice": yd,
	"event-die": Fu,
	trigger: pd,
	announced: gd,
	declared: rs,
	dice: Do,
	table: pu,
	save: Mo,
	loot: zc,
	choose: Hp,
	"master-choice": Sh,
	close: $m
};
function wh(e) {
	return Array.from({ length: e.core.answered.length }, (t, n) => {
		if (n === 0) {
			let t = e.heroes.filter((e) => e.gone === "dead").length;
			return Th([{
				key: "fallen",
				points: t,
				rule: "DJ-GOAL-2",
				params: { count: t }
			}]);
		}
		let r = e.heroes.some((e) => e.gone !== "dead"), i = e.heroes.filter((e) => e.seat === n);
		return Th([
			{
				key: "objective",
				points: e.won && r ? e.quest.mainXp : 0,
				rule: "DJ-XP-3"
			},
			{
				key: "goals",
				points: r ? e.goals.length * e.quest.secondaryXp : 0,
				rule: "DJ-XP-4",
				params: { count: e.goals.length }
			},
			{
				key: "gold",
				points: ((e) => i.reduce((t, n) => t + e(n), 0))((e) => e.gold),
				rule: "DJ-GOLD-3"
			}
		]);
	});
}
var Th = (e) => ({
	total: e.reduce((e, t) => e + t.points, 0),
	lines: e
});
function Eh(e) {
	let t = e.core.answered.flatMap((e, t) => t === 0 ? [] : [t]);
	return e.ended === "won" ? {
		winners: t,
		how: "won"
	} : {
		winners: [0],
		how: e.ended
	};
}
var Dh = [
	"black-throne",
	"last-vigil",
	"well-of-oaths",
	"hanging-reliquary",
	"horned-arena",
	"forbidden-archives",
	"cards-speak"
], Oh = [
	"classic",
	"blades",
	"shadows"
], kh = (e) => ({
	rule: e,
	advanced: !0
}), Ah = {
	quest: st(Dh, "black-throne", { rule: "DJ-GOAL-4" }),
	heroes: ot(1, 6, 4, { rule: "DJ-GOAL-7" }),
	party: st(Oh, "classic", { rule: "DJ-CHAR-2" }),
	monstersRollD6: at(!1, { rule: "DJ-GM-5" }),
	oneCardAhead: at(!1, kh("DJ-GM-4")),
	themeRedrawMonster: at(!1, kh("DJ-GM-2")),
	themeRedrawTreasure: at(!1, kh("DJ-GM-3")),
	gmRearrangesBoard: at(!0, kh("DJ-GM-1")),
	gmOverridesCards: at(!1, kh("DJ-GM-11")),
	explorationPhaseLength: st(["cycle", "untilCombat"], "cycle", kh("DJ-RULING-1")),
	deathTiming: st(["endOfPhase", "endOfRound"], "endOfPhase", kh("DJ-RULING-4")),
	nightfall: ot(0, 400, 0, kh("DJ-NIGHT-1"))
}, jh = { answer: () => "pass" }, Mh = (e) => ({ answer: (t) => e(Nh(t), Ph(t)) ? void 0 : "pass" }), Nh = ({ game: e }) => ({
	...e._table,
	...e._board,
	...Cl(e)
}), Ph = ({ frames: e }) => e, Fh = (e, t) => e.findLast((e) => e.proc === t), Ih = {
	pit: 6,
	darts: 4,
	rockfall: 6,
	"rat-swarm": 4
};
function Lh(e, t) {
	let n = Fh(t, "event")?.event;
	return n === void 0 ? !1 : en[n].type === "ambush" || e.heroes.some((e) => e.gone === "no" && e.life > 0 && e.life <= (Ih[n] ?? 0));
}
function Rh(e, t) {
	let n = Fh(t, "attack");
	return n !== void 0 && I(n.target) && ss(e, n) >= z(e, n.target).life;
}
var zh = {
	jump: 999,
	crossing: 999,
	pit: 6,
	rockfall: 6,
	darts: 4,
	quake: 4
};
function Bh(e, t) {
	let { kind: n, by: r, at: i } = e.roll;
	if (n === "attack") return I(i) && _o(e) - vo(e) >= z(e, i).life;
	if (n === "test") return I(r) && (zh[Fh(t, "test")?.why ?? ""] ?? 0) >= z(e, r).life;
	let a = Fh(t, "event-die");
	return a?.use === "hurt" && I(a.who) && e.roll.die >= z(e, a.who).life;
}
var Vh = {
	announced: {
		never: jh,
		deadly: Mh(Lh)
	},
	declared: {
		never: jh,
		deadly: Mh(Rh)
	},
	dice: {
		never: jh,
		deadly: Mh(Bh)
	},
	choose: { never: { answer: (e, t) => t.about?.what === "reroll" ? "pass" : void 0 } },
	save: {
		never: jh,
		always: { answer: (e, t) => t.options.find((e) => e !== "pass") }
	},
	"begin-turn": { fastest: { answer(e, { options: t }) {
		if (t.includes("pass")) return "pass";
		let { heroes: n } = Nh(e), r = (e) => Pa(n[L(e)]);
		return t.reduce((e, t) => r(t) > r(e) ? t : e);
	} } },
	trigger: { never: jh }
}, Hh = /* @__PURE__ */ t({ donjon: () => Uh }), Uh = tt({
	id: "donjon",
	version: "1.0.2",
	seats: [2, 7],
	settings: Ah,
	readGiven: Yl,
	roles: ({ settings: e, given: t }) => [{
		key: "master",
		least: 1,
		most: 1
	}, {
		key: "hero",
		least: 1,
		most: Od(t, e.party, e.heroes).length
	}],
	sides: (e) => e.core.answered.map((e, t) => t === 0 ? 0 : 1),
	setup: jd,
	start: "game",
	procedures: Ch,
	asks: {
		entrance: { rules: ["DJ-SETUP-7", "DJ-RULING-41"] },
		"line-up": { rules: ["DJ-SETUP-8"] },
		"event-step": { rules: [
			"DJ-EXP-1",
			"DJ-EXP-2",
			"DJ-EXP-3",
			"DJ-RULING-2"
		] },
		"begin-turn": { rules: [
			"DJ-INIT-1",
			"DJ-INIT-2",
			"DJ-INIT-3"
		] },
		act: { rules: [
			"DJ-ACT-1",
			"DJ-MOVE-1",
			"DJ-MOVE-9",
			"DJ-RULING-9",
			"DJ-RULING-61"
		] },
		aim: { rules: ["DJ-SKILL-3", "DJ-RULING-14"] },
		command: { rules: ["DJ-INIT-5"] },
		"monster-act": { rules: ["DJ-RULING-43", "DJ-RULING-9"] },
		"place-tile": { rules: ["DJ-ZONE-9", "DJ-RULING-23"] },
		"place-monster": { rules: ["DJ-COMBAT-2", "DJ-RULING-15"] },
		drawn: { rules: [
			"DJ-GM-2",
			"DJ-GM-3",
			"DJ-GM-4",
			"DJ-RULING-80"
		] },
		"secret-door": { rules: ["DJ-RULING-22"] },
		"event-choice": { rules: ["DJ-COMP-4"] },
		trigger: { rules: ["DJ-RULING-2"] },
		announced: { rules: ["DJ-FATE-4", "DJ-RULING-8"] },
		declared: { rules: [
			"DJ-SKILL-5",
			"DJ-SKILL-7",
			"DJ-SKILL-8"
		] },
		dice: { rules: [
			"DJ-FATE-3",
			"DJ-FATIGUE-2",
			"DJ-RULING-7",
			"DJ-RULING-8"
		] },
		save: { rules: [
			"DJ-FATE-1",
			"DJ-FATE-2",
			"DJ-RULING-8"
		] },
		loot: { rules: ["DJ-BEAST-2", "DJ-RULING-38"] },
		choose: { rules: ["DJ-ACT-2", "DJ-RULING-38"] },
		"master-choice": { rules: ["DJ-RULING-84"] },
		close: { rules: ["DJ-RULING-56"] }
	},
	view: El,
	constant: ["map", "_board"],
	determinize: Il,
	copy: Xt,
	campaign: {
		legacy: Hd,
		readLegacy: Ud,
		given: tf,
		choices: Jd,
		summary: Yd
	},
	policies: Vf,
	standing: Vh,
	score: wh,
	outcome: Eh
});
function Wh(e) {
	return {
		keeps: 1,
		game: e.id,
		rules: e.version,
		begin(t) {
			let [n] = pt(e, t);
			return n === void 0 ? Kh(gt(e, t)) : { fault: { ...n } };
		},
		resume: (t, n) => Kh(_t(e, t, n)),
		...Gh(e)
	};
}
function Gh({ campaign: e }) {
	return e === void 0 ? {} : { campaign: {
		given: (t, n) => e.given(t, n),
		legacy: (t) => e.legacy(t)
	} };
}
function Kh(e) {
	return {
		state: () => e.state,
		isOver: () => It(e.state),
		enter(t) {
			let n = Ot(t);
			if (n === void 0) return { rule: "ENG-FILE-3" };
			let r = vt(e, n);
			return r === void 0 ? void 0 : { ...r };
		},
		view: (t) => At(e.game, e.state, t),
		log(t) {
			let n = (e, n) => ({
				after: n,
				heard: Ft(e, t)
			});
			return [...e.opening.map((e) => n(e, 0)), ...e.moves.flatMap(({ events: t, entry: r }) => t.map((t) => n(t, r - e.before + 1)))];
		}
	};
}
var qh = Wh(Object.values(Hh).find((e) => e.id === "donjon"));
export { qh as rules };
