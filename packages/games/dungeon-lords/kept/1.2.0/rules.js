// dungeon-lords, rules 1.2.0, with the engine they were played on (47d212dc). Built by `npm run keep-rules`, never edited.
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
var a = (e, t, n, r) => r === void 0 ? {
	kind: e,
	seat: t,
	steps: n
} : {
	kind: e,
	seat: t,
	steps: n,
	text: r
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
var c = (e) => Array.from({ length: 8 }, (t, n) => [s(e, n)]), l = [], u = (e, t, n) => e.core.aside.find((e) => e.kind === t && e.seat === n), d = (e, t, n) => u(e, t, n)?.steps ?? l;
function f(e, t, n, r, i) {
	e.core.aside = e.core.aside.filter((e) => e.kind !== t || e.seat !== n), r.length > 0 && e.core.aside.push(a(t, n, r, i));
}
function p(e, t, r, i) {
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
var ee = (e, t, n, r) => d(t, n, r).length - p(e, t, n, r).length;
function te(e, t, n) {
	for (let r of t.core.stack) {
		let t = e.procedures[r.proc].quiet;
		if (t === !0 || t?.includes(n)) return !1;
	}
	return !0;
}
function ne(e, t, r) {
	let i = [], a = new n();
	for (let n of e.besides) {
		if (!te(e, t, n)) continue;
		let o = e.beside[n];
		for (let c = r ?? 0; c < (r === void 0 ? t.core.answered.length : r + 1); c++) {
			let r = p(e, t, n, c), l = o.step(t, c, r);
			l !== void 0 && (a.count = 0, o.options(t, c, r, a), a.count > 0 && i.push(s(l, c, n)));
		}
	}
	return i;
}
function re(e, t, n, r) {
	let i = n.beside;
	e.beside[i].options(t, n.seat, p(e, t, i, n.seat), r);
}
function ie(e, t, n, r, i) {
	let a = n.beside, { seat: o } = n, s = e.beside[a], c = [...p(e, t, a, o), r], d = i ?? u(t, a, o)?.text;
	if (f(t, a, o, l), s.step(t, o, c) === void 0) return s.carryOut(t, o, c, d);
	f(t, a, o, c, d);
}
function ae(e, { beside: t, seat: n }, r, i) {
	let a = i ?? u(e, t, n)?.text;
	f(e, t, n, [...d(e, t, n), r], a);
}
var oe = (e, t, { beside: n, seat: r }, i) => te(e, t, n) && p(e, t, n, r).length > i, se = (e, t, n) => e.beside[n.beside].step(t, n.seat, p(e, t, n.beside, n.seat)) === n.kind, ce = (e, t, n, r) => e.beside[n.beside].step(t, n.seat, [...p(e, t, n.beside, n.seat), r]) === void 0;
function le(e, t, n) {
	let r = t.core.aside.findLast((r) => r.seat === n && te(e, t, r.kind));
	if (r !== void 0) return f(t, r.kind, n, p(e, t, r.kind, n).slice(0, -1)), r.kind;
}
var m = [], ue = [], de;
function h(e) {
	m.push(e);
}
function fe(e) {
	ue.push(e);
}
function pe(e) {
	de !== void 0 && de(e());
}
var me = () => ue.length === 0 ? he : ue.splice(0), he = [];
function ge(e) {
	for (let t = m.pop(); t !== void 0; t = m.pop()) e.push(t);
}
function _e(e, t, n) {
	m.length > 0 && ge(n);
	for (let r = n[n.length - 1]; r !== void 0; r = n[n.length - 1]) {
		let i = e.procedures[r.proc].next(t, r, e);
		if (i === "wait") {
			if (m.length === 0) return;
		} else i === "done" ? n.pop() : i !== "on" && n.push(i);
		m.length > 0 && ge(n);
	}
}
var ve = [];
function ye(e, t) {
	let n = t.core.stack[t.core.stack.length - 1];
	return n === void 0 ? ve : e.procedures[n.proc].asks(t, n, e);
}
function be(e, t) {
	let n = ye(e, t);
	return e.besides.length === 0 || n.length === 0 ? n : [...n, ...ne(e, t)];
}
function xe(e, t, n, r = ye(e, t)) {
	let i = r.filter((e) => e.seat === n);
	return e.besides.length === 0 || r.length === 0 ? i : [...i, ...ne(e, t, n)];
}
function Se(e, t, n, r) {
	if (r.count = 0, n.optional) re(e, t, n, r);
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
function Te(e, t, n) {
	Ee(e, t, n);
}
function Ee(e, t, n, r, i = "", a) {
	let o = de;
	de = n;
	let { stack: s } = t.core;
	try {
		if (r !== void 0) {
			if (r.optional) {
				let n = ie(e, t, r, i, a);
				n !== void 0 && h(n);
			} else {
				let n = s[s.length - 1];
				e.procedures[n.proc].answer(t, n, r, i, e, a);
			}
		}
		if (_e(e, t, s), ue.length > 0) throw Error("`later` was called outside a lane");
	} finally {
		de = o, m.length > 0 && (m.length = 0), ue.length > 0 && (ue.length = 0);
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
	if (!Me(t, n)) return g("ENG-NO-SUCH-SEAT");
	let i = Ae(r);
	if (i === void 0) return g("ENG-MALFORMED");
	if (t.core.stack.length === 0) return g("ENG-OVER");
	if (i.n !== t.core.answered[n]) return g("ENG-LATE");
	let a = be(e, t).find((e) => e.seat === n && e.kind === i.kind);
	return a === void 0 ? g("ENG-NOT-ASKED") : i.text !== void 0 && e.asks[a.kind]?.sentence !== !0 ? g("ENG-TEXT-2") : Ce(e, t, a).includes(i.option) ? {
		ask: a,
		answer: i
	} : { refused: Pe(e, t, a).find((e) => e.option === i.option) ?? {
		rule: "ENG-NOT-OFFERED",
		option: i.option
	} };
}
var g = (e) => ({ refused: { rule: e } });
function Pe(e, t, r) {
	let i = new n();
	return i.refused = [], Se(e, t, r, i), i.refused;
}
function Fe(e, t, n, r = !1) {
	if (!Me(t, n)) return g("ENG-NO-SUCH-SEAT");
	let i = e.copy(t), a = i.core.stack.at(-1), o = () => a !== void 0 && (e.procedures[a.proc].takeBack?.(i, a, n, e) ?? !1), s = r && o(), c = s ? void 0 : le(e, i, n);
	return s ||= c !== void 0 || !r && o(), s ? (i.core.answered[n]++, c === void 0 ? { state: i } : {
		state: i,
		beside: c
	}) : g("ENG-NOTHING-TO-TAKE-BACK");
}
var Ie = (e) => Int32Array.from(e.match(/.{8}/g), (e) => Number.parseInt(e, 16) | 0), Le = Ie("6a09e667bb67ae853c6ef372a54ff53a510e527f9b05688c1f83d9ab5be0cd19"), Re = Ie("428a2f9871374491b5c0fbcfe9b5dba53956c25b59f111f1923f82a4ab1c5ed5d807aa9812835b01243185be550c7dc372be5d7480deb1fe9bdc06a7c19bf174e49b69c1efbe47860fc19dc6240ca1cc2de92c6f4a7484aa5cb0a9dc76f988da983e5152a831c66db00327c8bf597fc7c6e00bf3d5a7914706ca63511429296727b70a852e1b21384d2c6dfc53380d13650a7354766a0abb81c2c92e92722c85a2bfe8a1a81a664bc24b8b70c76c51a3d192e819d6990624f40e3585106aa07019a4c1161e376c082748774c34b0bcb5391c0cb34ed8aa4a5b9cca4f682e6ff3748f82ee78a5636f84c878148cc7020890befffaa4506cebbef9a3f7c67178f2"), _ = /* @__PURE__ */ new Int32Array(64), v = (e, t) => e >>> t | e << 32 - t, ze = /* @__PURE__ */ new Uint8Array(972), Be = /* @__PURE__ */ new Int32Array(8);
function Ve(e) {
	let t = e.length * 3 + 72, n = t <= ze.length ? ze : new Uint8Array(t), r = Ue(e, n), i = ((r + 8 >> 6) + 1) * 64;
	n.fill(0, r, i), n[r] = 128, n[i - 5] = r / 2 ** 29;
	for (let e = 0; e < 4; e++) n[i - 1 - e] = r << 3 >>> 8 * e;
	Be.set(Le);
	for (let e = 0; e < i; e += 64) He(Be, n, e);
	return Be;
}
function He(e, t, n) {
	for (let e = 0; e < 16; e++) {
		let r = n + e * 4;
		_[e] = t[r] << 24 | t[r + 1] << 16 | t[r + 2] << 8 | t[r + 3];
	}
	for (let e = 16; e < 64; e++) {
		let t = _[e - 15], n = _[e - 2], r = v(t, 7) ^ v(t, 18) ^ t >>> 3, i = v(n, 17) ^ v(n, 19) ^ n >>> 10;
		_[e] = _[e - 16] + r + _[e - 7] + i;
	}
	let r = e[0], i = e[1], a = e[2], o = e[3], s = e[4], c = e[5], l = e[6], u = e[7];
	for (let e = 0; e < 64; e++) {
		let t = v(s, 6) ^ v(s, 11) ^ v(s, 25), n = u + t + (s & c ^ ~s & l) + Re[e] + _[e] | 0, d = (v(r, 2) ^ v(r, 13) ^ v(r, 22)) + (r & i ^ r & a ^ i & a) | 0;
		u = l, l = c, c = s, s = o + n | 0, o = a, a = i, i = r, r = n + d | 0;
	}
	e[0] += r, e[1] += i, e[2] += a, e[3] += o, e[4] += s, e[5] += c, e[6] += l, e[7] += u;
}
function Ue(e, t) {
	let n = 0;
	for (let r = 0; r < e.length; r++) {
		let i = e.codePointAt(r), a = i >= 55296 && i <= 57343 ? 65533 : i;
		a < 128 ? t[n++] = a : (a < 2048 ? t[n++] = 192 | a >> 6 : (a < 65536 ? t[n++] = 224 | a >> 12 : (r++, t[n++] = 240 | a >> 18, t[n++] = 128 | a >> 12 & 63), t[n++] = 128 | a >> 6 & 63), t[n++] = 128 | a & 63);
	}
	return n;
}
function We(e) {
	let t = (e[0] + e[1] | 0) + e[3] | 0;
	return e[3] = e[3] + 1 | 0, e[0] = e[1] ^ e[1] >>> 9, e[1] = e[2] + (e[2] << 3) | 0, e[2] = (e[2] << 21 | e[2] >>> 11) + t | 0, t;
}
function Ge(e, t) {
	if (t <= 1) return 0;
	let n = 4294967295 >>> Math.clz32(t - 1), r = (We(e) & n) >>> 0;
	for (; r >= t;) r = (We(e) & n) >>> 0;
	return r;
}
function Ke(e) {
	let t = Ve(e);
	return [
		t[0],
		t[1],
		t[2],
		t[3]
	];
}
var qe = (e, t) => Ke(`oubliette entry\n${t}\n${e}`);
function Je(e, t) {
	let n = Array(e).fill(0);
	return {
		chance: Ke(t),
		known: 0,
		answered: n,
		stack: [],
		aside: []
	};
}
function Ye(e) {
	e.core.known++;
}
function Xe(e, t) {
	if (t.length === 0) throw Error("nothing to pick from");
	return e.core.known++, t[Ge(e.core.chance, t.length)];
}
function y(e, t) {
	for (let n = t.length - 1; n > 0; n--) {
		let r = Ge(e.core.chance, n + 1), i = t[n];
		t[n] = t[r], t[r] = i;
	}
	return t;
}
function Ze(e, t) {
	return t.length > 0 && e.core.known++, t.pop();
}
function Qe(e) {
	let t = e.copy, n = e.beside ?? {}, r = {
		...e,
		beside: n,
		besides: Object.keys(n),
		copy: i
	};
	function i(e) {
		return t(e, $e(r, e.core));
	}
	return r;
}
function $e(e, t) {
	let { chance: n, stack: r, aside: i } = t, o = Array(r.length);
	for (let t = 0; t < o.length; t++) o[t] = et(e, r[t]);
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
		aside: i.length === 0 ? [] : i.map((e) => a(e.kind, e.seat, e.steps, e.text))
	};
}
var et = (e, t) => e.procedures[t.proc].copy(t, e), tt = (e, t, n, r) => ({
	proc: n.proc,
	...e.procedures[n.proc].show?.(t, n, r, e)
});
function nt(e, t) {
	return {
		type: "flag",
		default: e,
		...t
	};
}
function b(e, t, n) {
	return {
		type: "choice",
		values: e,
		default: t,
		...n
	};
}
function rt(e, t) {
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
		let e = Object.hasOwn(i, t) ? i[t] : n.default, o = it(n, e);
		o === void 0 ? a[t] = e : r.push({
			rule: "ENG-OPT-2",
			where: `settings.${t}`,
			...o
		});
	}
	return r.length > 0 ? { faults: r } : { values: a };
}
function it(e, t) {
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
var at = [];
function ot(e, { seats: t, settings: n, given: r }) {
	let i = rt(e.settings, n), [a, o] = e.seats;
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
	}, u = e.roles === void 0 ? at : st(e.roles(l), l.seats);
	if ("rule" in u) return { faults: [u] };
	let d = e.faults?.(l);
	return d !== void 0 && d.length > 0 ? { faults: d } : {
		terms: l,
		roles: u
	};
}
function st(e, t) {
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
function ct(e, t) {
	let n = ot(e, t);
	return "faults" in n ? n.faults : [];
}
function lt(e, t) {
	let n = ot(e, t);
	if (!("faults" in n)) return n;
	let [r] = n.faults;
	throw RangeError(`${r.rule} ${r.where}: ${r.code ?? r.what}`);
}
function ut(e, t, n) {
	let { terms: r, roles: i } = lt(e, t), { seats: a, settings: o, given: s } = r, c = e.setup({
		core: Je(a, t.seed),
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
function dt(e, t) {
	let n = [], r = ut(e, t, (e) => n.push(e)), i = t.dice === "fresh" ? t.seed : void 0;
	return ft(e, r, {
		opening: n,
		terms: lt(e, t).terms,
		seed: i
	});
}
function ft(e, t, { opening: n = [], terms: r, seed: i, before: a = 0 } = {}) {
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
function pt(e, t) {
	let n = t.verb === "answer" ? mt(e, t) : gt(e, t);
	if (n !== void 0) return n;
	e.entries.push(t.verb === "answer" && t.text !== void 0 ? {
		...t,
		text: e.moves.at(-1).text
	} : t);
}
function mt(e, t) {
	let n = Ne(e.game, e.state, t.seat, t);
	if ("refused" in n) return n.refused;
	let { ask: r, answer: i } = n;
	vt(e, r, r.beside === void 0 ? 0 : ee(e.game, e.state, r.beside, r.seat));
	let a = e.game.copy(e.state), { option: o, text: s } = i;
	e.moves.push(ht(e, a, {
		ask: r,
		option: o,
		text: s,
		entry: e.before + e.entries.length
	})), e.state = a;
}
function ht({ game: e, seed: t }, n, { ask: r, option: i, text: a, entry: o }) {
	t !== void 0 && (n.core.chance = qe(t, o));
	let { stack: s, known: c } = n.core, l = s.length, u = s[l - 1], d = r.beside === void 0 ? 0 : p(e, n, r.beside, r.seat).length, f = r.optional && !ce(e, n, r, i), ee = [];
	return we(e, n, r, i, (e) => ee.push(e), a), {
		ask: r,
		option: i,
		text: a,
		entry: o,
		known: c,
		parallel: e.procedures[u.proc].parallel === !0,
		stays: s[l - 1] === u,
		unheard: f,
		steps: d,
		events: ee
	};
}
function gt(e, { seat: t, verb: n, n: r }) {
	if (!Me(e.state, t)) return { rule: "ENG-NO-SUCH-SEAT" };
	if (r !== e.state.core.answered[t]) return { rule: "ENG-LATE" };
	if (n === "take-back") return _t(e, t);
	let i = yt(e, t);
	return i < 0 ? { rule: "ENG-NOTHING-TO-TAKE-BACK" } : (n === "undo" ? bt(e, t) : void 0) ?? xt(e, t, n === "undo" ? e.moves.toSpliced(i, 1) : e.moves.slice(0, i));
}
function _t(e, t) {
	let n = e.moves[yt(e, t)]?.ask.optional === !1, r = Fe(e.game, e.state, t, n);
	if ("refused" in r) return r.refused;
	let { beside: i } = r;
	vt(e, {
		seat: t,
		beside: i
	}, i === void 0 ? 1 : ee(e.game, e.state, i, t) + 1), e.state = r.state;
}
function vt(e, t, n) {
	for (let r = n; r > 0; r--) {
		let n = e.moves.findLastIndex(({ ask: e }) => e.seat === t.seat && e.beside === t.beside);
		n >= 0 && (t.beside === void 0 || e.moves[n].unheard) && (e.moves = e.moves.toSpliced(n, 1));
	}
}
var yt = (e, t) => e.moves.findLastIndex((e) => e.ask.seat === t);
function bt(e, t) {
	let n = yt(e, t), r = e.moves[n];
	if (r === void 0 || r.unheard && !oe(e.game, e.state, r.ask, r.steps)) return { rule: "ENG-NOTHING-TO-TAKE-BACK" };
	if (r.known !== e.state.core.known) return { rule: "ENG-KNOWN" };
	let i = r.parallel && r.stays;
	for (let t of e.moves.slice(n + 1)) if (!t.unheard) {
		if (!i || t.ask.optional) return { rule: "ENG-OTHERS-ANSWERED" };
		i = t.stays;
	}
}
function xt(e, t, n) {
	let r = e.game.copy(e.first), i = [];
	for (let t of n) {
		let { ask: n, option: a, text: o, unheard: s, steps: c } = t;
		if (!(n.beside !== void 0 && p(e.game, r, n.beside, n.seat).length < c) && (s ? se(e.game, r, n) : be(e.game, r).includes(n)) && Ce(e.game, r, n).includes(a)) i.push(ht(e, r, t));
		else if (s) ae(r, n, a, o), i.push(t);
		else return { rule: "ENG-OTHERS-ANSWERED" };
	}
	r.core.answered = e.state.core.answered.slice(), r.core.answered[t]++, e.moves = i, e.state = r;
}
function St(e) {
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
var Ct = [], wt = (e, t, n) => Tt(e, t)(n);
function Tt(e, t) {
	let n = [], r = ye(e, t);
	for (let { seat: e } of r) n.includes(e) || n.push(e);
	let { answered: i, stack: a, aside: o } = t.core, s = a.length === 0 ? {
		outcome: e.outcome(t),
		score: e.score(t)
	} : void 0, c = e.viewsOf?.(t) ?? ((n) => e.view(t, n)), l, u;
	return (d) => {
		(l === void 0 || e.open !== !0) && ([l, u] = [c(d), a.map((n) => tt(e, t, n, d))]);
		let f = d === "spectator" ? Ct : xe(e, t, d, r), p = {
			game: l,
			seats: i.length,
			frames: u,
			waiting: n,
			asks: f.length === 0 ? Ct : f.map((n) => Dt(e, t, n)),
			mine: o.length === 0 ? Ct : Et(e, t, d),
			answered: d === "spectator" ? 0 : i[d]
		};
		return s === void 0 ? p : {
			...p,
			end: s
		};
	};
}
var Et = (e, t, n) => t.core.aside.flatMap((r) => r.seat === n ? {
	...r,
	fits: p(e, t, r.kind, r.seat).length
} : []);
function Dt(e, t, n) {
	let r = Ot(e, t, n);
	return {
		kind: n.kind,
		optional: n.optional,
		options: Ce(e, t, n),
		rules: e.asks[n.kind]?.rules ?? [],
		...r === void 0 ? {} : { about: r },
		...e.asks[n.kind]?.sentence === !0 ? { sentence: !0 } : {}
	};
}
function Ot(e, t, n) {
	if (n.beside !== void 0) return e.beside[n.beside].about?.(t, n.seat, p(e, t, n.beside, n.seat));
	let r = t.core.stack.at(-1);
	return e.procedures[r.proc].about?.(t, r, n, e);
}
function kt(e, t) {
	let { secret: n, ...r } = e;
	if (n === void 0 || t === "spectator" || !n.to.includes(t)) return r;
	let { to: i, ...a } = n;
	return {
		...r,
		...a,
		mine: !0
	};
}
var At = (e) => e.core.stack.length === 0;
function jt(e, t) {
	let { aslongas: n } = t;
	return {
		...Nt(t),
		next(t, r) {
			let i = r;
			return i.at >= e.length || n !== void 0 && !n(t, r) ? "done" : e[i.at++](t, r) ?? "on";
		}
	};
}
function Mt(e, t) {
	let { aslongas: n } = t;
	return {
		...Nt(t),
		next(t, r) {
			if (n !== void 0 && !n(t, r)) return "done";
			let i = e(t, r);
			return i === void 0 ? "done" : (r.at++, i);
		}
	};
}
function Nt(e) {
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
function Pt(e) {
	let t = (e) => e.drafts, r = (n, r, i) => e.step(n, i, t(r)[i]);
	return {
		...e.quiet === void 0 ? {} : { quiet: e.quiet },
		parallel: !0,
		secret: () => !0,
		next(n, i) {
			for (let t of e.seats(n)) if (r(n, i, t) !== void 0) return "wait";
			n.core.known++;
			let a = e.commit(n, t(i));
			return a !== void 0 && h(a), "done";
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
function Ft(e, t) {
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
			l === "again" ? c.at-- : l !== void 0 && h(l);
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
function It(e) {
	let t = (e) => e, n = (e, n) => t(e).lanes[n].at(-1), r = (e, t) => e.procedures[t.proc];
	function i(e, n, i, a, o) {
		let s = t(i).lanes[a];
		_e(e, n, s);
		for (let e of me()) t(i).after[a].push(e);
		if (n.core.known !== o) throw Error(`a lane of ${i.proc} touched chance or a hidden deck`);
		let c = s.at(-1);
		if (c !== void 0 && r(e, c).asks(n, c, e).some((e) => e.seat !== a)) throw Error(`a lane of ${i.proc} asks another seat`);
	}
	return {
		...e.quiet === void 0 ? {} : { quiet: e.quiet },
		parallel: !0,
		next(n, r, a) {
			let o = !1, { lanes: s } = t(r);
			for (let e = 0; e < s.length; e++) s[e].length > 0 && i(a, n, r, e, n.core.known), s[e].length > 0 && (o = !0);
			if (o) return "wait";
			e.declared !== "open" && t(r).after.some((e) => e.length > 0) && n.core.known++;
			for (let i of e.order(n)) for (let e of t(r).after[i]) h(e);
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
		answer(e, t, a, o, s, c) {
			let { known: l } = e.core;
			r(s, n(t, a.seat)).answer(e, n(t, a.seat), a, o, s, c), i(s, e, t, a.seat, l);
		},
		about: (e, t, i, a) => r(a, n(t, i.seat)).about?.(e, n(t, i.seat), i, a),
		secret: (e, t, i, a) => r(a, n(t, i.seat)).secret?.(e, n(t, i.seat), i, a) ?? !1,
		takeBack: (e, n, i, a) => {
			let o = t(n).lanes[i]?.at(-1);
			return o !== void 0 && (r(a, o).takeBack?.(e, o, i, a) ?? !1);
		},
		copy: (e, n) => {
			let { lanes: r, after: i } = t(e), a = (e) => e.map((e) => et(n, e));
			return {
				proc: e.proc,
				lanes: r.map(a),
				after: i.map(a)
			};
		},
		show: (n, r, i, a) => {
			let o = (e) => e.map((e) => tt(a, n, e, i)), { lanes: s, after: c } = t(r);
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
function Lt(e, t) {
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
			l === "next" ? c.at++ : l === "close" ? c.at = c.todo.length : l !== void 0 && h(l);
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
function Rt(e, t) {
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
			n === "next" ? r.at++ : n === "close" ? r.at = r.todo.length : (n === "all" ? r.at = 0 : n !== void 0 && h(n), r.answers.fill("", r.at));
		}
	}
	return {
		...t.quiet === void 0 ? {} : { quiet: t.quiet },
		parallel: !0,
		secret: () => !0,
		next(e, t) {
			let n = r(t);
			return n.at >= n.todo.length ? "done" : n.answers.includes("") ? "wait" : (e.core.known++, o(e, n), "on");
		},
		asks(t, n) {
			let i = r(n);
			return i.todo.filter((e, t) => i.answers[t] === "").map((t) => s(e, t));
		},
		options: (e, t, n, a) => void i(e, n.seat, r(t).event, a),
		answer(e, t, n, i) {
			let a = r(t);
			a.answers[a.todo.indexOf(n.seat)] = i;
		},
		about: (e, n, i) => t.about?.(e, i.seat, r(n).event),
		takeBack(e, t, n) {
			let i = r(t), o = i.todo.indexOf(n);
			return o < i.at || a(i, n) ? !1 : (i.answers[o] = "", !0);
		},
		copy(t) {
			let { event: n, todo: i, at: a, answers: o } = r(t);
			return {
				proc: e,
				event: n,
				todo: i,
				at: a,
				answers: o.slice()
			};
		},
		show(e, n, i) {
			let a = r(n);
			return {
				event: t.show === void 0 ? a.event : t.show(a.event, i, e),
				todo: a.todo,
				at: a.at,
				answers: a.answers.map((e, t) => t < a.at || a.todo[t] === i ? e : ""),
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
function zt() {
	return {
		raise: h,
		later: fe,
		tell: pe,
		sequence: (e, t, ...n) => jt(t, n[0] ?? {}),
		repeat: (e, t, ...n) => Mt(t, n[0] ?? {}),
		eachInTurn: (e, t) => Ft(e, t),
		allAtOnce: (e, t) => Pt(t),
		sideBySide: (e, t) => It(t),
		window: (e, t) => Lt(e, t),
		windowAtOnce: (e, t) => Rt(e, t)
	};
}
var Bt = {
	"warrior-1": {
		is: "warrior",
		year: 1,
		rank: 1,
		health: 3,
		detection: 0,
		hearts: 0,
		magic: 0,
		copies: 1
	},
	"warrior-2": {
		is: "warrior",
		year: 1,
		rank: 2,
		health: 4,
		detection: 0,
		hearts: 0,
		magic: 0,
		copies: 2
	},
	"warrior-3": {
		is: "warrior",
		year: 1,
		rank: 3,
		health: 5,
		detection: 0,
		hearts: 0,
		magic: 0,
		copies: 1
	},
	"warrior-4": {
		is: "warrior",
		year: 2,
		rank: 4,
		health: 5,
		detection: 0,
		hearts: 0,
		magic: 0,
		copies: 1
	},
	"warrior-5": {
		is: "warrior",
		year: 2,
		rank: 5,
		health: 6,
		detection: 0,
		hearts: 0,
		magic: 0,
		copies: 1
	},
	"warrior-6": {
		is: "warrior",
		year: 2,
		rank: 6,
		health: 7,
		detection: 0,
		hearts: 0,
		magic: 0,
		copies: 1
	},
	"warrior-7": {
		is: "warrior",
		year: 2,
		rank: 7,
		health: 8,
		detection: 0,
		hearts: 0,
		magic: 0,
		copies: 1
	},
	"thief-1": {
		is: "thief",
		year: 1,
		rank: 1,
		health: 3,
		detection: 1,
		hearts: 0,
		magic: 0,
		copies: 1
	},
	"thief-2a": {
		is: "thief",
		year: 1,
		rank: 2,
		health: 3,
		detection: 2,
		hearts: 0,
		magic: 0,
		copies: 1
	},
	"thief-2b": {
		is: "thief",
		year: 1,
		rank: 2,
		health: 4,
		detection: 1,
		hearts: 0,
		magic: 0,
		copies: 1
	},
	"thief-3": {
		is: "thief",
		year: 1,
		rank: 3,
		health: 4,
		detection: 2,
		hearts: 0,
		magic: 0,
		copies: 1
	},
	"thief-4": {
		is: "thief",
		year: 2,
		rank: 4,
		health: 4,
		detection: 2,
		hearts: 0,
		magic: 0,
		copies: 1
	},
	"thief-5": {
		is: "thief",
		year: 2,
		rank: 5,
		health: 5,
		detection: 2,
		hearts: 0,
		magic: 0,
		copies: 1
	},
	"thief-6": {
		is: "thief",
		year: 2,
		rank: 6,
		health: 5,
		detection: 3,
		hearts: 0,
		magic: 0,
		copies: 1
	},
	"thief-7": {
		is: "thief",
		year: 2,
		rank: 7,
		health: 6,
		detection: 3,
		hearts: 0,
		magic: 0,
		copies: 1
	},
	"priest-1": {
		is: "priest",
		year: 1,
		rank: 1,
		health: 3,
		detection: 0,
		hearts: 1,
		magic: 0,
		copies: 1
	},
	"priest-2a": {
		is: "priest",
		year: 1,
		rank: 2,
		health: 3,
		detection: 0,
		hearts: 2,
		magic: 0,
		copies: 1
	},
	"priest-2b": {
		is: "priest",
		year: 1,
		rank: 2,
		health: 4,
		detection: 0,
		hearts: 1,
		magic: 0,
		copies: 1
	},
	"priest-3": {
		is: "priest",
		year: 1,
		rank: 3,
		health: 4,
		detection: 0,
		hearts: 2,
		magic: 0,
		copies: 1
	},
	"priest-4": {
		is: "priest",
		year: 2,
		rank: 4,
		health: 4,
		detection: 0,
		hearts: 2,
		magic: 0,
		copies: 1
	},
	"priest-5": {
		is: "priest",
		year: 2,
		rank: 5,
		health: 5,
		detection: 0,
		hearts: 2,
		magic: 0,
		copies: 1
	},
	"priest-6": {
		is: "priest",
		year: 2,
		rank: 6,
		health: 5,
		detection: 0,
		hearts: 3,
		magic: 0,
		copies: 1
	},
	"priest-7": {
		is: "priest",
		year: 2,
		rank: 7,
		health: 6,
		detection: 0,
		hearts: 3,
		magic: 0,
		copies: 1
	},
	"mage-1": {
		is: "mage",
		year: 1,
		rank: 1,
		health: 3,
		detection: 0,
		hearts: 0,
		magic: 1,
		copies: 1
	},
	"mage-2a": {
		is: "mage",
		year: 1,
		rank: 2,
		health: 3,
		detection: 0,
		hearts: 0,
		magic: 2,
		copies: 1
	},
	"mage-2b": {
		is: "mage",
		year: 1,
		rank: 2,
		health: 4,
		detection: 0,
		hearts: 0,
		magic: 1,
		copies: 1
	},
	"mage-3": {
		is: "mage",
		year: 1,
		rank: 3,
		health: 4,
		detection: 0,
		hearts: 0,
		magic: 2,
		copies: 1
	},
	"mage-4": {
		is: "mage",
		year: 2,
		rank: 4,
		health: 4,
		detection: 0,
		hearts: 0,
		magic: 2,
		copies: 1
	},
	"mage-5": {
		is: "mage",
		year: 2,
		rank: 5,
		health: 5,
		detection: 0,
		hearts: 0,
		magic: 2,
		copies: 1
	},
	"mage-6": {
		is: "mage",
		year: 2,
		rank: 6,
		health: 5,
		detection: 0,
		hearts: 0,
		magic: 3,
		copies: 1
	},
	"mage-7": {
		is: "mage",
		year: 2,
		rank: 7,
		health: 6,
		detection: 0,
		hearts: 0,
		magic: 3,
		copies: 1
	}
}, Vt = {
	"paladin-1": {
		is: "paladin",
		health: 5,
		detection: 2,
		hearts: 2,
		magic: 2
	},
	"paladin-2": {
		is: "paladin",
		health: 8,
		detection: 3,
		hearts: 3,
		magic: 3
	}
}, Ht = {
	is: "illusion",
	health: 1,
	detection: 0,
	hearts: 0,
	magic: 0
}, Ut = Bt, Wt = Object.keys(Bt), Gt = Vt, x = {
	...Bt,
	...Vt,
	illusion: Ht
}, Kt = [
	"winter",
	"spring",
	"summer",
	"autumn"
], qt = {
	gold: 3,
	food: 3,
	imps: 3,
	tunnels: [
		2,
		7,
		12
	]
}, Jt = {
	lowest: 1,
	highest: 15,
	start: 5,
	paladin: 10
}, Yt = {
	start: 5,
	eachSeason: 1,
	secondYear: -2,
	ours: ["start"]
}, Xt = {
	columns: 5,
	rows: 4,
	entrance: 2
}, Zt = {
	upper: [
		0,
		1,
		2,
		3,
		4,
		5,
		6,
		7,
		8,
		9
	],
	lower: [
		10,
		11,
		12,
		13,
		14,
		15,
		16,
		17,
		18,
		19
	],
	ring: [
		0,
		1,
		2,
		3,
		4,
		5,
		9,
		10,
		14,
		15,
		16,
		17,
		18,
		19
	],
	core: [
		6,
		7,
		8,
		11,
		12,
		13
	],
	any: [
		0,
		1,
		2,
		3,
		4,
		5,
		6,
		7,
		8,
		9,
		10,
		11,
		12,
		13,
		14,
		15,
		16,
		17,
		18,
		19
	]
}, Qt = {
	monsters: 3,
	rooms: 2,
	adventurers: {
		2: 3,
		3: 3,
		4: 4
	},
	combatCards: 4
}, S = {
	played: 3,
	blocked: 2,
	choice: 3,
	dummyBlocked: 3
}, $t = {
	tunnel: {
		traps: 1,
		monsters: 1,
		trapGold: 0
	},
	room: {
		traps: 1,
		monsters: 2,
		trapGold: 1
	}
}, en = {
	1: 1,
	2: 2
}, tn = {
	1: 0,
	2: 1
}, nn = {
	2: 0,
	3: 1,
	4: -1
}, rn = {
	creature: 1,
	room: 2,
	conquered: -2,
	prisoner: 2,
	paladin: 5,
	letter: -3,
	ours: ["paladin"]
}, an = [
	"dark-deeds",
	"halls",
	"tunnels",
	"monsters",
	"imps",
	"riches",
	"battle"
], on = {
	2: {
		alone: 2,
		shared: 1
	},
	3: {
		alone: 3,
		shared: 2
	},
	4: {
		alone: 3,
		shared: 2
	}
}, sn = {
	"word-of-peace": {
		rule: "DL-CARD-43",
		year: 1,
		speed: "fast",
		fatigue: 2,
		power: "word-of-peace",
		ours: ["speed"]
	},
	suggestion: {
		rule: "DL-CARD-44",
		year: 1,
		speed: "fast",
		fatigue: 2,
		power: "suggestion"
	},
	"magic-shield": {
		rule: "DL-CARD-45",
		year: 1,
		speed: "fast",
		fatigue: 1,
		effect: { shield: 1 }
	},
	invisibility: {
		rule: "DL-CARD-46",
		year: 1,
		speed: "fast",
		fatigue: 2,
		power: "invisibility",
		ours: ["speed", "fatigue"]
	},
	"detect-evil": {
		rule: "DL-CARD-47",
		year: 1,
		speed: "slow",
		fatigue: 2,
		effect: { evil: 2 },
		ours: ["speed"]
	},
	"fist-of-justice": {
		rule: "DL-CARD-48",
		year: 1,
		speed: "slow",
		fatigue: 1,
		effect: { imps: -1 },
		ours: ["speed"]
	},
	"detect-treasure": {
		rule: "DL-CARD-49",
		year: 1,
		speed: "slow",
		fatigue: 1,
		power: "detect-treasure",
		ours: ["speed"]
	},
	graffiti: {
		rule: "DL-CARD-50",
		year: 1,
		speed: "slow",
		fatigue: 1,
		power: "graffiti",
		ours: !0
	},
	fireball: {
		rule: "DL-CARD-51",
		year: 1,
		speed: "slow",
		fatigue: 1,
		ours: ["speed"]
	},
	"aura-of-fear": {
		rule: "DL-CARD-52",
		year: 2,
		speed: "fast",
		fatigue: 2,
		power: "aura-of-fear",
		ours: !0
	},
	metamorphosis: {
		rule: "DL-CARD-53",
		year: 2,
		speed: "fast",
		fatigue: 2,
		power: "metamorphosis",
		ours: ["speed", "fatigue"]
	},
	"blind-rage": {
		rule: "DL-CARD-54",
		year: 2,
		speed: "fast",
		fatigue: 3,
		power: "blind-rage",
		ours: !0
	},
	"create-food": {
		rule: "DL-CARD-55",
		year: 2,
		speed: "fast",
		fatigue: 2,
		effect: { headHealth: 1 },
		ours: ["speed", "fatigue"]
	},
	illusion: {
		rule: "DL-CARD-56",
		year: 2,
		speed: "fast",
		fatigue: 2,
		power: "illusion",
		ours: ["speed", "fatigue"]
	},
	"song-of-courage": {
		rule: "DL-CARD-57",
		year: 2,
		speed: "slow",
		fatigue: 3,
		effect: { fatigue: -2 },
		ours: !0
	},
	regeneration: {
		rule: "DL-CARD-58",
		year: 2,
		speed: "slow",
		fatigue: 2,
		effect: { heal: 2 },
		ours: [
			"speed",
			"fatigue",
			"effect"
		]
	},
	"magic-key": {
		rule: "DL-CARD-59",
		year: 2,
		speed: "slow",
		fatigue: 2,
		power: "magic-key",
		ours: !0
	},
	"dimensional-gate": {
		rule: "DL-CARD-60",
		year: 2,
		speed: "slow",
		fatigue: 3,
		power: "dimensional-gate",
		ours: !0
	}
}, cn = sn, ln = Object.keys(sn), un = [
	"payday",
	"taxes",
	"special"
], dn = { unpaidEvil: 1 }, fn = { tilesPerGold: 2 }, pn = {
	rats: {
		rule: "DL-CARD-67",
		halve: {
			what: "food",
			round: "up"
		},
		ours: !0
	},
	burglary: {
		rule: "DL-CARD-68",
		halve: {
			what: "gold",
			round: "down"
		},
		ours: !0
	},
	"extra-tax": {
		rule: "DL-CARD-69",
		roomTax: 1,
		ours: !0
	},
	"monster-strike": {
		rule: "DL-CARD-70",
		power: "monster-strike",
		ours: !0
	},
	"witch-hunt": {
		rule: "DL-CARD-71",
		power: "witch-hunt",
		ours: !0
	},
	"imp-fever": {
		rule: "DL-CARD-72",
		power: "imp-fever",
		ours: !0
	},
	"safety-inspection": {
		rule: "DL-CARD-73",
		power: "safety-inspection",
		ours: !0
	},
	"press-day": {
		rule: "DL-CARD-74",
		offer: {
			pay: { gold: 1 },
			gain: { evil: -2 }
		},
		ours: !0
	},
	"open-dungeon": {
		rule: "DL-CARD-75",
		roomGain: { gold: 1 },
		thenGain: { evil: 1 },
		ours: !0
	}
}, mn = pn, hn = Object.keys(pn), gn = {
	wand: {
		rule: "MI-TOK-4",
		for: "warrior",
		gives: "magic"
	},
	amulet: {
		rule: "MI-TOK-5",
		for: "mage",
		gives: "health"
	},
	potion: {
		rule: "MI-TOK-6",
		for: "thief",
		gives: "hearts"
	},
	clover: {
		rule: "MI-TOK-7",
		for: "priest",
		gives: "detection"
	}
}, _n = gn, vn = Object.keys(gn), C = [...vn, "blank"], yn = {
	captured: 1,
	deadLetter: 2
}, bn = {
	goblin: {
		rule: "DL-CARD-9",
		tiles: [2, 1],
		cost: { food: 1 },
		attacks: [{
			as: "stab",
			hit: "first",
			damage: 2,
			onKill: 1
		}]
	},
	slime: {
		rule: "DL-CARD-10",
		tiles: [2, 1],
		cost: { food: 1 },
		attacks: [{
			as: "splash",
			hit: "each",
			damage: 1
		}, {
			as: "clog",
			hit: "none",
			damage: 0,
			blocksConquest: !0
		}]
	},
	ghost: {
		rule: "DL-CARD-11",
		tiles: [2, 1],
		cost: { evil: 1 },
		ghost: !0,
		attacks: [{
			as: "chill",
			hit: "any-but-first",
			damage: 2
		}]
	},
	troll: {
		rule: "DL-CARD-12",
		tiles: [2, 1],
		cost: { food: 2 },
		token: !0,
		attacks: [{
			as: "club",
			hit: "first",
			damage: 3
		}, {
			as: "feast",
			hit: "first",
			damage: 4,
			pay: { food: 1 }
		}]
	},
	witch: {
		rule: "DL-CARD-13",
		tiles: [2, 1],
		cost: {
			food: 1,
			evil: 1
		},
		attacks: [{
			as: "curse",
			hit: "first",
			damage: 4
		}, {
			as: "hexes",
			hit: "any",
			damage: 1,
			times: 2
		}]
	},
	vampire: {
		rule: "DL-CARD-14",
		tiles: [2, 1],
		cost: { evil: 2 },
		attacks: [{
			as: "bite",
			hit: "any-non-priest",
			damage: 3
		}, {
			as: "sip",
			hit: "any-non-priest",
			damage: 2,
			returns: !0
		}]
	},
	golem: {
		rule: "DL-CARD-15",
		tiles: [0, 2],
		cost: {
			gold: 1,
			traps: 1
		},
		attacks: [{
			as: "fist",
			hit: "first",
			damage: 4,
			returns: !0
		}]
	},
	dragon: {
		rule: "DL-CARD-16",
		tiles: [0, 2],
		cost: {
			food: 2,
			evil: 2
		},
		attacks: [{
			as: "breath",
			hit: "each",
			damage: 2,
			blocksHealing: !0
		}]
	},
	demon: {
		rule: "DL-CARD-17",
		tiles: [0, 2],
		cost: {
			monsters: 1,
			evil: 1
		},
		attacks: [{
			as: "gore",
			hit: "any",
			damage: 7,
			blocksConquest: !0
		}]
	}
}, w = bn, xn = Object.keys(bn), Sn = {
	as: "bleat",
	hit: "first",
	damage: 1,
	ours: ["damage"]
}, T = [
	"food",
	"reputation",
	"dig",
	"gold",
	"imps",
	"traps",
	"monster",
	"room"
], E = {
	food: {
		rule: "DL-CARD-1",
		resolves: [
			0,
			1,
			2
		],
		spaces: [
			{
				pay: { gold: 1 },
				gain: { food: 2 }
			},
			{
				pay: { evil: 1 },
				gain: { food: 3 }
			},
			{
				pay: { evil: 2 },
				gain: {
					food: 3,
					gold: 1
				}
			}
		]
	},
	reputation: {
		rule: "DL-CARD-2",
		resolves: [
			0,
			1,
			2
		],
		spaces: [
			{
				gain: { evil: -1 },
				spy: !0
			},
			{ gain: { evil: -2 } },
			{
				pay: { gold: 1 },
				gain: { evil: -2 },
				spy: !0
			}
		]
	},
	dig: {
		rule: "DL-CARD-3",
		resolves: [
			0,
			1,
			2
		],
		spaces: [
			{ permit: 2 },
			{ permit: 3 },
			{
				permit: 4,
				foreman: !0
			}
		]
	},
	gold: {
		rule: "DL-CARD-4",
		resolves: [
			0,
			1,
			2
		],
		spaces: [
			{ permit: 2 },
			{ permit: 3 },
			{
				permit: 4,
				foreman: !0
			}
		]
	},
	imps: {
		rule: "DL-CARD-5",
		resolves: [
			0,
			1,
			2
		],
		spaces: [
			{
				pay: { food: 1 },
				gain: { imps: 1 }
			},
			{
				pay: { food: 2 },
				gain: { imps: 2 }
			},
			{
				pay: {
					food: 1,
					gold: 1
				},
				gain: { imps: 2 }
			}
		]
	},
	traps: {
		rule: "DL-CARD-6",
		resolves: [
			0,
			1,
			2
		],
		spaces: [
			{
				pay: { gold: 1 },
				gain: { traps: 1 }
			},
			{ gain: { traps: 1 } },
			{
				pay: { gold: 2 },
				gain: { traps: 2 }
			}
		]
	},
	monster: {
		rule: "DL-CARD-7",
		resolves: [
			2,
			1,
			0
		],
		spaces: [
			{ gain: { monsters: 1 } },
			{ gain: { monsters: 1 } },
			{
				pay: { food: 1 },
				gain: { monsters: 1 }
			}
		]
	},
	room: {
		rule: "DL-CARD-8",
		resolves: [
			2,
			1,
			0
		],
		spaces: [
			{ gain: { rooms: 1 } },
			{
				pay: { gold: 1 },
				gain: { rooms: 1 }
			},
			{
				pay: { gold: 1 },
				gain: { rooms: 1 }
			}
		]
	}
}, Cn = {
	hatchery: {
		rule: "DL-CARD-18",
		year: 1,
		zone: "upper",
		imps: 3,
		gives: { food: 1 }
	},
	"mushroom-bed": {
		rule: "DL-CARD-19",
		year: 1,
		zone: "lower",
		imps: 3,
		gives: { food: 1 }
	},
	"souvenir-shop": {
		rule: "DL-CARD-20",
		year: 1,
		zone: "upper",
		imps: 3,
		gives: { gold: 1 }
	},
	mint: {
		rule: "DL-CARD-21",
		year: 1,
		zone: "lower",
		imps: 3,
		gives: { gold: 1 }
	},
	workshop: {
		rule: "DL-CARD-22",
		year: 1,
		zone: "ring",
		imps: 4,
		gives: { traps: 1 }
	},
	"tool-shed": {
		rule: "DL-CARD-23",
		year: 1,
		zone: "ring",
		imps: 2,
		gives: { tunnels: 1 }
	},
	"printing-press": {
		rule: "DL-CARD-24",
		year: 1,
		zone: "core",
		imps: 3,
		gives: { evil: -1 }
	},
	"magic-room": {
		rule: "DL-CARD-25",
		year: 1,
		zone: "core",
		imps: 2,
		pay: { food: 1 },
		gives: { imps: 1 }
	},
	"training-room": {
		rule: "DL-CARD-26",
		year: 2,
		zone: "any",
		bonus: {
			of: ["goblin", "troll"],
			damage: 1
		},
		ours: ["bonus"]
	},
	"dark-room": {
		rule: "DL-CARD-27",
		year: 2,
		zone: "any",
		bonus: {
			of: ["witch", "vampire"],
			damage: 1
		},
		ours: ["bonus"]
	},
	labyrinth: {
		rule: "DL-CARD-28",
		year: 2,
		zone: "any",
		limits: {
			traps: 2,
			monsters: 1,
			trapGold: 0
		}
	},
	"anti-magic-room": {
		rule: "DL-CARD-29",
		year: 2,
		zone: "any",
		noSpells: !0
	},
	cafeteria: {
		rule: "DL-CARD-30",
		year: 2,
		zone: "any",
		scores: {
			of: [
				"goblin",
				"troll",
				"slime",
				"witch"
			],
			points: 1
		}
	},
	chapel: {
		rule: "DL-CARD-31",
		year: 2,
		zone: "any",
		scores: {
			of: ["ghost", "vampire"],
			points: 2
		}
	},
	pandemonium: {
		rule: "DL-CARD-32",
		year: 2,
		zone: "any",
		scores: {
			of: [
				"golem",
				"dragon",
				"demon"
			],
			points: 2
		}
	},
	"hall-of-fame": {
		rule: "DL-CARD-33",
		year: 2,
		zone: "any",
		titles: {
			alone: 2,
			shared: 1
		},
		ours: ["titles"]
	}
}, D = Cn, wn = Object.keys(Cn), Tn = {
	"rolling-stone": {
		rule: "DL-CARD-34",
		damage: { first: 3 },
		ours: ["damage"]
	},
	pendulum: {
		rule: "DL-CARD-35",
		damage: { second: 3 },
		ours: ["damage"]
	},
	"trap-door": {
		rule: "DL-CARD-36",
		damage: { first: 2 },
		blocksConquest: !0
	},
	"wall-of-fire": {
		rule: "DL-CARD-37",
		damage: {
			each: 1,
			last: 1
		}
	},
	"poisoned-dart": {
		rule: "DL-CARD-38",
		damage: { chosen: 1 },
		later: 2
	},
	"anti-magic-dart": {
		rule: "DL-CARD-39",
		damage: { chosen: 1 },
		power: "anti-magic-dart"
	},
	"cursed-ring": {
		rule: "DL-CARD-40",
		pay: { gold: 1 },
		damage: { each: 1 },
		blocksConquest: !0
	},
	"kamikaze-imp": {
		rule: "DL-CARD-41",
		pay: { imps: 1 },
		damage: {
			first: 3,
			others: 1
		}
	},
	"poisoned-meal": {
		rule: "DL-CARD-42",
		pay: { food: 1 },
		damage: { first: "health" },
		ours: ["damage"]
	}
}, O = Tn, k = Object.keys(Tn), En = {
	copies: 3,
	ours: ["copies"]
}, A = (e) => e.options.items === "advanced", Dn = ["dummy-1", "dummy-2"], On = (e, t) => t < e ? t : Dn[t - e], kn = (e, t) => typeof t == "number" ? t : e + Dn.indexOf(t), An = (e, t, n) => ({
	item: n,
	ownerSeat: On(e, t),
	used: !1
}), jn = (e) => e.item !== "blank";
function Mn(e, t) {
	e.splice(e.indexOf(t), 1);
}
function Nn(e, t) {
	let n = 0;
	for (; n < e.length && C.indexOf(e[n]) < C.indexOf(t);) n++;
	e.splice(n, 0, t);
}
function Pn({ pools: e, queue: t, farLands: n, dungeons: r }) {
	return {
		pools: e.map((e) => e.slice()),
		queue: t.slice(),
		farLands: n.slice(),
		dungeons: r.map(({ camp: e, sack: t, prison: n, deadLetters: r }) => ({
			camp: e.slice(),
			sack: t.slice(),
			prison: n.slice(),
			deadLetters: r.slice()
		}))
	};
}
function Fn(e, t) {
	let n = Array(e.players.length);
	for (let t = 0; t < n.length; t++) n[t] = In(e.players[t]);
	let r = Array(e.dummies.length);
	for (let t = 0; t < r.length; t++) {
		let { blocked: n, drawn: i } = e.dummies[t];
		r[t] = {
			blocked: n.slice(),
			drawn: i.slice()
		};
	}
	let i = {
		core: t,
		options: e.options,
		year: e.year,
		season: e.season,
		first: e.first,
		spaces: e.spaces.slice(),
		permit: e.permit,
		forHire: e.forHire.slice(),
		forSale: e.forSale.slice(),
		monsterStack: e.monsterStack.slice(),
		roomStack: e.roomStack.slice(),
		adventurerStack: e.adventurerStack.slice(),
		adventurersUnder: e.adventurersUnder,
		trapStack: e.trapStack.slice(),
		usedTraps: e.usedTraps.slice(),
		combatCards: e.combatCards.slice(),
		combatShown: e.combatShown,
		events: e.events.slice(),
		eventsShown: e.eventsShown,
		specials: e.specials.slice(),
		specialShown: e.specialShown,
		arriving: e.arriving.slice(),
		expected: e.expected.slice(),
		paladin: e.paladin,
		discardedMonsters: e.discardedMonsters.slice(),
		discardedRooms: e.discardedRooms.slice(),
		farLands: e.farLands.slice(),
		dummies: r,
		dummyEvil: e.dummyEvil,
		fight: Ln(e.fight),
		players: n
	};
	return e.items !== void 0 && (i.items = Pn(e.items)), i;
}
function In(e) {
	return {
		gold: e.gold,
		food: e.food,
		imps: e.imps,
		busy: e.busy,
		evil: e.evil,
		traps: e.traps.slice(),
		shownTraps: e.shownTraps.slice(),
		buriedTraps: e.buriedTraps.slice(),
		lair: Rn(e.lair),
		map: e.map.slice(),
		rooms: zn(e.rooms),
		dealt: e.dealt.slice(),
		blocked: e.blocked.slice(),
		played: e.played.slice(),
		shown: e.shown,
		unused: e.unused.slice(),
		spied: e.spied.slice(),
		party: Bn(e.party),
		prison: e.prison.slice(),
		letters: e.letters,
		plan: {
			cell: e.plan.cell,
			traps: e.plan.traps.slice(),
			creatures: e.plan.creatures.slice()
		}
	};
}
function Ln(e) {
	return {
		seat: e.seat,
		detected: e.detected,
		attacked: e.attacked,
		noSpells: e.noSpells,
		noHealing: e.noHealing,
		noConquest: e.noConquest,
		shield: e.shield,
		courage: e.courage,
		invisible: e.invisible,
		rage: e.rage,
		sheep: e.sheep,
		sent: e.sent.slice()
	};
}
function Rn(e) {
	let t = Array(e.length);
	for (let n = 0; n < t.length; n++) {
		let { id: r, spent: i, worked: a, unpaid: o } = e[n];
		t[n] = {
			id: r,
			spent: i,
			worked: a,
			unpaid: o
		};
	}
	return t;
}
function zn(e) {
	let t = Array(e.length);
	for (let n = 0; n < t.length; n++) {
		let { cell: r, id: i, produced: a } = e[n];
		t[n] = {
			cell: r,
			id: i,
			produced: a
		};
	}
	return t;
}
function Bn(e) {
	let t = Array(e.length);
	for (let n = 0; n < t.length; n++) {
		let { id: r, wounds: i, extra: a, poison: o, items: s } = e[n];
		t[n] = {
			id: r,
			wounds: i,
			extra: a,
			poison: o
		}, s !== void 0 && (t[n].items = s);
	}
	return t;
}
function Vn(e, t, n) {
	let r = e.players.length;
	return {
		dummyTokens: t.pools.slice(r).map((e, t) => ({
			ownerSeat: On(r, r + t),
			tokens: e.slice()
		})),
		...A(e) ? { queue: t.queue.map(({ item: e, ownerSeat: t }) => ({
			ownerSeat: t,
			item: t === n ? e : "hidden"
		})) } : {},
		tokensGone: t.farLands.slice()
	};
}
function Hn(e, t, n) {
	let { camp: r, sack: i, prison: a, deadLetters: o } = t.dungeons[n], s = t.pools[n].slice();
	return A(e) ? {
		tokens: s,
		deadLetters: o.slice()
	} : {
		tokens: s,
		camp: r.slice(),
		sack: i.slice(),
		capturedItems: a.slice()
	};
}
function Un({ dummyTokens: e, queue: t = [], tokensGone: n }, r, i) {
	let a = [...r, ...e].map(({ tokens: e = [] }) => e);
	return {
		pools: a,
		queue: t.map(({ ownerSeat: e, item: t }) => {
			let n = a[kn(r.length, e)];
			return {
				item: t === "hidden" ? n[i(n.length)] : t,
				ownerSeat: e,
				used: !1
			};
		}),
		farLands: n,
		dungeons: r.map(({ camp: e = [], sack: t = [], capturedItems: n = [], deadLetters: r = [] }) => ({
			camp: e,
			sack: t,
			prison: n,
			deadLetters: r
		}))
	};
}
var Wn = 1e3, j = [
	-1e3,
	1,
	Wn,
	-1
];
Array(64 * Wn), [
	...j,
	j[0] + j[1],
	j[1] + j[2],
	j[2] + j[3],
	j[3] + j[0]
];
function Gn(e, t) {
	if (e > 26) throw RangeError("at most 26 columns");
	let n = e * t, r = Array.from({ length: n }, (e, t) => t), i = (t) => t % e, a = (e) => e >= 0 && e < n, o = r.map((t) => `${String.fromCharCode(97 + i(t))}${Math.floor(t / e) + 1}`), s = new Map(o.map((e, t) => [e, t]));
	return {
		columns: e,
		rows: t,
		cells: n,
		names: o,
		beside: r.map((t) => [
			t - e,
			i(t) > 0 ? t - 1 : -1,
			i(t) < e - 1 ? t + 1 : -1,
			t + e
		].filter(a)),
		squares: r.map((t) => [-1, 1].flatMap((n) => [-e, e].flatMap((r) => i(t) + n >= 0 && i(t) + n < e && a(t + r) ? [[
			t + n,
			t + r,
			t + n + r
		]] : []))),
		indexOf: (e) => s.get(e)
	};
}
var M = (e) => ({
	rule: e,
	advanced: !0
}), Kn = {
	firstGame: nt(!1, { rule: "DL-SETUP-7" }),
	firstPlayer: b([
		"random",
		"1",
		"2",
		"3",
		"4"
	], "random", { rule: "DL-RULING-1" }),
	rollingStone: b(["3", "4"], "3", { rule: "DL-CARD-34" }),
	items: b([
		"none",
		"basic",
		"advanced"
	], "none", { rule: "MI-TOK-8" }),
	dummiesHire: nt(!1, M("DL-RULING-9")),
	trollForeman: nt(!1, M("DL-RULING-15")),
	ruins: b(["tile", "room"], "tile", M("DL-RULING-16")),
	warriors: b(["newest", "oldest"], "newest", M("DL-RULING-17")),
	dummyTies: b(["last", "first"], "last", M("DL-RULING-20")),
	unpaidTraps: b(["hand", "discard"], "hand", M("DL-RULING-26")),
	finalTie: b(["shared", "riches"], "shared", M("DL-RULING-32")),
	evilPrice: b(["full", "capped"], "full", M("DL-RULING-37")),
	recovery: b(["combat", "party"], "combat", M("DL-RULING-44")),
	ragingVampire: b(["spares", "bites"], "spares", M("DL-RULING-49")),
	itemLicence: nt(!0, M("MI-RULING-3")),
	dummyTokens: b(["last", "first"], "last", M("MI-RULING-6"))
}, qn = Gn(Xt.columns, Xt.rows), N = qn.cells, P = qn.names, F = qn.indexOf, Jn = Array.from({ length: 41 }, (e, t) => `${t}`);
function Yn(e) {
	let t = {}, n = {}, r = /* @__PURE__ */ new Map();
	for (let i of xn) t[i] = `${e}${i}`, n[i] = `${e}${i}:spent`, r.set(t[i], {
		id: i,
		spent: !1
	}), r.set(n[i], {
		id: i,
		spent: !0
	});
	return {
		ready: t,
		spent: n,
		meaning: r
	};
}
var Xn = Yn(""), Zn = Yn("pay:"), Qn = Yn("release:"), $n = [
	"gold",
	"food",
	"evil",
	"strike"
], er = Object.fromEntries($n.map((e) => [e, Object.fromEntries(xn.map((t) => [t, `${e}:${t}`]))])), tr = [
	"card-1",
	"card-2",
	"card-3",
	"card-4"
], I = zt(), L = (e) => nr[e.players.length][e.first], nr = [
	0,
	1,
	2,
	3,
	4
].map((e) => Array.from({ length: e }, (t, n) => Array.from({ length: e }, (t, r) => (n + r) % e))), rr = (e = -1) => ({
	seat: e,
	detected: 0,
	attacked: !1,
	noSpells: !1,
	noHealing: !1,
	noConquest: !1,
	shield: 0,
	courage: 0,
	invisible: !1,
	rage: !1,
	sheep: "none",
	sent: []
});
function ir(e) {
	let { items: t } = e.options;
	if (t === "none") return;
	let n = t === "advanced" ? C : e.players.length === 2 ? vn : ar;
	e.items = {
		pools: [...e.players.map(() => C.slice()), ...e.dummies.map(() => n.slice())],
		queue: [],
		farLands: [],
		dungeons: e.players.map(() => ({
			camp: [],
			sack: [],
			prison: [],
			deadLetters: []
		}))
	};
}
var ar = [];
function or({ items: e }, t) {
	let n = 0;
	if (e !== void 0) for (let r = 0; r < e.length; r++) e[r].item === t && n++;
	return n;
}
function sr(e, t) {
	let n = 0;
	for (let r = 0; r < e.length; r++) n += or(e[r], t);
	return n;
}
function cr(e, t, n) {
	let r = sr(e.players[t].party, n);
	return r === 0 ? {} : n === "wand" ? { wands: r } : { potions: r };
}
var lr = (e) => vn.find((t) => _n[t].gives === e), ur = {
	magic: lr("magic"),
	health: lr("health"),
	hearts: lr("hearts"),
	detection: lr("detection")
}, dr = (e, t) => x[e.id][t] + (e.items === void 0 ? 0 : or(e, ur[t])), R = (e) => dr(e, "health") + e.extra, z = (e, t) => e.players[t].party.map((e) => {
	let t = R(e);
	return {
		id: e.id,
		left: t - e.wounds,
		health: t,
		items: e.items ?? []
	};
}), fr = (e) => e.map(({ item: e }) => e);
function pr(e, t, { id: n, items: r }) {
	if (r === void 0) return;
	if (A(e)) {
		for (let n of r) gr(e, t, n);
		return;
	}
	let { prison: i } = e.items.dungeons[t];
	i.push(...r);
	let a = i.length;
	I.tell(() => ({
		type: "items-captured",
		rule: "MI-B-43",
		seat: t,
		hero: n,
		items: fr(r),
		captured: a
	}));
}
function mr(e, t) {
	if (e.items === void 0) return;
	let { prison: n, sack: r } = e.items.dungeons[t];
	if (r.length === 0) return;
	let i = r.splice(0);
	n.push(...i);
	let a = n.length;
	I.tell(() => ({
		type: "sack-captured",
		rule: "MI-B-45",
		seat: t,
		items: fr(i),
		captured: a
	}));
}
function hr(e, t) {
	if (e.items === void 0) return;
	let { sack: n } = e.items.dungeons[t], r = e.players[t].party.flatMap((e) => e.items ?? []);
	if (A(e)) for (let n of r) gr(e, t, n);
	else r.push(...n.splice(0)), r.length !== 0 && (e.items.farLands.push(...r), I.tell(() => ({
		type: "items-leave",
		rule: "MI-B-46",
		seat: t,
		items: fr(r)
	})));
}
function gr(e, t, n) {
	let { farLands: r, dungeons: i } = e.items, { item: a, ownerSeat: o, used: s } = n;
	if (s && typeof o == "number" && o !== t) {
		let { deadLetters: e } = i[o];
		e.push(n);
		let r = e.length;
		I.tell(() => ({
			type: "dead-letter",
			rule: "MI-A-27",
			seat: o,
			atSeat: t,
			item: a,
			letters: r
		}));
		return;
	}
	r.push(n);
	let c = s ? o === t ? "MI-A-31" : "MI-RULING-6" : "MI-A-28";
	I.tell(() => ({
		type: "item-lost",
		rule: c,
		ownerSeat: o,
		atSeat: t,
		item: a,
		used: s
	}));
}
var _r = (...e) => e.filter(([, e], t) => t === 0 || e !== 0).map(([e, t]) => ({
	what: e,
	n: t
})), vr = ({ damage: e, bonus: t = 0, stopped: n = 0, absorbed: r, wounds: i }) => ({
	terms: _r(["damage", e - t], ["bonus", t], ["stopped", -n], ["absorbed", -r], ["lost", i - (e - n - r)]),
	makes: {
		what: "wounds",
		n: i
	}
});
function yr(e, t) {
	let n = !1;
	for (let r of e) br(r, t) && (n = !0);
	return n;
}
function br(e, t) {
	let { items: n } = e;
	return n === void 0 || !n.some(({ item: e, used: n }) => e === t && !n) ? !1 : (e.items = n.map((e) => e.item === t ? {
		...e,
		used: !0
	} : e), !0);
}
function xr(e, t, n, r) {
	if (!A(e)) return;
	let { party: i } = e.players[t], a = sr(i, "clover"), o = Math.max(0, r - a);
	Math.min(n, r) <= Math.min(n, o) || yr(i, "clover") && I.tell(() => ({
		type: "clovers-used",
		rule: "MI-USE-4",
		seat: t,
		damage: n,
		detection: o,
		clovers: a,
		line: z(e, t),
		sum: { terms: _r(["detection", o], ["clovers", a]) }
	}));
}
function Sr(e, t, n, r, i) {
	if (!A(e)) return;
	let { party: a } = e.players[t], o = sr(a, "wand"), s = i - o;
	s >= r || yr(a, "wand") && I.tell(() => ({
		type: "wands-used",
		rule: "MI-USE-8",
		seat: t,
		card: n,
		needed: r,
		magic: s,
		wands: o,
		line: z(e, t)
	}));
}
function Cr(e, t, n) {
	if (!A(e)) return;
	let { party: r } = e.players[t], i = sr(r, "potion"), a = n - i, o = 0;
	for (let e of r) o += e.wounds;
	Math.min(o, n) <= Math.min(o, a) || yr(r, "potion") && I.tell(() => ({
		type: "potions-used",
		rule: "MI-USE-2",
		seat: t,
		wounds: o,
		hearts: a,
		potions: i,
		line: z(e, t)
	}));
}
function wr(e, t, n, r) {
	if (n.items === void 0 || !A(e)) return;
	let { id: i, wounds: a } = n, o = r - or(n, "amulet");
	a < o || a >= r || br(n, "amulet") && I.tell(() => ({
		type: "amulet-used",
		rule: "MI-USE-11",
		seat: t,
		hero: i,
		health: o,
		wounds: a,
		line: z(e, t)
	}));
}
var Tr = (e) => dr(e, "detection"), Er = (e, t) => kr(e, t, "detection"), Dr = (e, t) => kr(e, t, "hearts"), Or = (e, t) => kr(e, t, "magic");
function kr(e, t, n) {
	let { party: r } = e.players[t], i = 0;
	for (let e = 0; e < r.length; e++) i += dr(r[e], n);
	return i;
}
function B(e, t) {
	let { party: n } = e.players[t];
	for (let e = 0; e < n.length; e++) if (n[e].id !== "illusion") return !0;
	return !1;
}
var Ar = (e, { id: t }) => !(e.fight.invisible && x[t].is === "mage");
function jr(e, t) {
	let { party: n } = e.players[t];
	for (let t = 0; t < n.length; t++) if (Ar(e, n[t])) return t;
	return -1;
}
function Mr(e, t, n, r) {
	let i = e.players[t].party[n], a = Math.min(e.fight.shield, r);
	e.fight.shield -= a;
	let o = Math.min(r - a, R(i) - i.wounds);
	return i.wounds += o, wr(e, t, i, R(i)), {
		absorbed: a,
		wounds: o,
		left: R(i) - i.wounds
	};
}
function Nr(e, t) {
	let { party: n } = e.players[t], r = 0;
	for (let i = 0; i < n.length;) {
		let a = n[i];
		a.wounds < R(a) ? i++ : (n.splice(i, 1), Lr(e, t, a), r++);
	}
	return Rr(e, t), r > 0 && !B(e, t) && Pr(e, t), r;
}
function Pr(e, t) {
	mr(e, t), e.options.recovery === "party" && e.season === Fr && Ir(e, t);
}
var Fr = 4;
function Ir(e, t) {
	let n = [];
	for (let r of e.players[t].lair) r.spent && n.push(r.id), r.spent = !1;
	n.length > 0 && I.tell(() => ({
		type: "recovered",
		rule: "DL-RULING-44",
		seat: t,
		creatures: n
	}));
}
function Lr(e, t, n) {
	let { id: r } = n;
	if (r === "illusion") {
		I.tell(() => ({
			type: "illusion-gone",
			rule: "DL-CARD-56",
			seat: t,
			line: z(e, t)
		}));
		return;
	}
	let { prison: i } = e.players[t];
	i.push(r), r in Gt && (e.paladin = "prison"), I.tell(() => ({
		type: "captured",
		rule: "DL-COMBAT-3",
		seat: t,
		hero: r,
		prisoners: i.length,
		line: z(e, t)
	})), pr(e, t, n);
}
function Rr(e, t) {
	let { party: n } = e.players[t];
	n.length === 1 && n[0].id === "illusion" && (n.pop(), I.tell(() => ({
		type: "illusion-gone",
		rule: "DL-RULING-51",
		seat: t,
		line: z(e, t)
	})));
}
function zr(e, t, n, r) {
	let { party: i } = e.players[t], a = n;
	for (let n = 0; n < i.length && a > 0; n++) {
		let o = i[n], s = Math.min(a, o.wounds);
		if (s === 0) continue;
		o.wounds -= s, a -= s;
		let c = R(o) - o.wounds;
		I.tell(() => ({
			type: "healed",
			rule: r,
			seat: t,
			hero: o.id,
			place: n + 1,
			left: c,
			wounds: s,
			line: z(e, t)
		}));
	}
}
var Br = (e) => e in Gt, Vr = (e) => e.year === 1 ? "paladin-1" : "paladin-2";
function Hr(e) {
	let { paladin: t } = e;
	if (t === "prison" || t === "gone") return;
	let n = t === "tent" ? void 0 : t, r = Ur(e, n === void 0 ? Jt.paladin : Math.max(Jt.paladin, e.players[n].evil + 1));
	if (r === void 0) return;
	let { evil: i } = e.players[r];
	if (n === void 0) Wr(e, r, {
		id: Vr(e),
		wounds: 0,
		extra: 0,
		poison: 0
	}), I.tell(() => ({
		type: "paladin-comes",
		rule: "DL-PAL-2",
		seat: r,
		paladin: Vr(e),
		evil: i,
		line: z(e, r)
	}));
	else {
		let { party: t } = e.players[n], [a] = t.splice(t.findIndex((t) => t.id === Vr(e)), 1);
		Wr(e, r, a), Rr(e, n), I.tell(() => ({
			type: "paladin-moves",
			rule: "DL-PAL-4",
			seat: n,
			toSeat: r,
			paladin: Vr(e),
			evil: i,
			line: z(e, n),
			toLine: z(e, r)
		})), B(e, n) || Pr(e, n);
	}
}
function Ur(e, t) {
	let n, r = t;
	for (let t of L(e)) {
		let { evil: i } = e.players[t];
		i < r || (r = i, n = t);
	}
	return n;
}
function Wr(e, t, n) {
	let { party: r } = e.players[t];
	r[0]?.id === "illusion" ? r.splice(1, 0, n) : r.unshift(n), e.paladin = t;
}
var { lowest: Gr, highest: Kr } = Jt;
function V(e, t, n, r) {
	let i = e.players[t], a = Math.min(Kr, Math.max(Gr, i.evil + n)), o = a - i.evil;
	i.evil = a, I.tell(() => ({
		type: "evil",
		rule: r,
		seat: t,
		by: o,
		evil: a
	})), o !== 0 && Hr(e);
}
function qr(e, t, n) {
	let r = Math.min(Kr, Math.max(Gr, e.dummyEvil + t)), i = r - e.dummyEvil;
	i !== 0 && (e.dummyEvil = r, I.tell(() => ({
		type: "dummy-evil",
		rule: n,
		by: i,
		evil: r
	})));
}
var Jr = [1, 2], Yr = (e) => {
	let [t, n] = Jr.map(e);
	return {
		1: t,
		2: n
	};
}, Xr = (e, t) => Array(t).fill(e), Zr = Yr((e) => xn.flatMap((t) => Xr(t, w[t].tiles[e - 1]))), Qr = Yr((e) => wn.filter((t) => D[t].year === e)), $r = Yr((e) => Wt.flatMap((t) => Ut[t].year === e ? Xr(t, Ut[t].copies) : [])), ei = Yr((e) => ln.filter((t) => cn[t].year === e));
function ti(e) {
	let { year: t } = e;
	e.monsterStack = y(e, Zr[t].slice()), e.roomStack = y(e, Qr[t].slice()), e.adventurerStack = y(e, $r[t].slice()), e.adventurersUnder = 0, e.combatCards = y(e, ei[t].slice()).slice(0, Qt.combatCards), e.combatShown = 0, e.events = y(e, un.slice()), e.eventsShown = 0, e.specialShown = !1;
	for (let t of e.players) t.spied = [];
}
function ni(e) {
	e.paladin === "tent" && (e.farLands.push("paladin-1"), I.tell(() => ({
		type: "paladin-gone",
		rule: "DL-Y2-3",
		paladin: "paladin-1"
	}))), e.year = 2, e.season = 0, ti(e);
	let t = e.players.length;
	e.first = (e.first + t + nn[t]) % t, I.tell(() => ({
		type: "second-year",
		rule: ri[t],
		seat: e.first
	})), t === 2 && qr(e, Yt.secondYear, "DL-Y2-4"), e.paladin = "tent", Hr(e);
}
var ri = {
	2: "DL-Y2-7",
	3: "DL-Y2-6",
	4: "DL-Y2-5"
}, ii = k.flatMap((e) => Array(En.copies).fill(e));
function ai(e) {
	let { core: t, seats: n, settings: r } = e, i = {
		core: t,
		options: r,
		year: 1,
		season: 0,
		first: r.firstPlayer === "random" ? Xe(e, oi[n]) : (Number(r.firstPlayer) - 1) % n,
		spaces: Array(3 * T.length).fill(-1),
		permit: 0,
		forHire: [],
		forSale: [],
		monsterStack: [],
		roomStack: [],
		adventurerStack: [],
		adventurersUnder: 0,
		trapStack: y(e, ii.slice()),
		usedTraps: [],
		combatCards: [],
		combatShown: 0,
		events: [],
		eventsShown: 0,
		specials: y(e, hn.slice()).slice(0, 2).reverse(),
		specialShown: !1,
		arriving: [],
		expected: [],
		paladin: "tent",
		discardedMonsters: [],
		discardedRooms: [],
		farLands: [],
		dummies: [],
		dummyEvil: n === 2 ? Yt.start : 0,
		fight: rr(),
		players: []
	};
	for (let e = 0; e < n; e++) i.players.push(si());
	for (let t = 0; t < 4 - n; t++) i.dummies.push(ci(e));
	return ti(i), ir(i), i;
}
var oi = [
	0,
	1,
	2,
	3,
	4
].map((e) => Array.from({ length: e }, (e, t) => t));
function si() {
	let e = Array(N).fill(0);
	for (let t of qt.tunnels) e[t] = 1;
	return {
		gold: qt.gold,
		food: qt.food,
		imps: qt.imps,
		busy: 0,
		evil: Jt.start,
		traps: [],
		shownTraps: [],
		buriedTraps: [],
		lair: [],
		map: e,
		rooms: [],
		dealt: [],
		blocked: [],
		played: [],
		shown: 0,
		unused: [],
		spied: [],
		party: [],
		prison: [],
		letters: 0,
		plan: {
			cell: -1,
			traps: [],
			creatures: []
		}
	};
}
var ci = (e) => ({
	blocked: li(e, S.dummyBlocked),
	drawn: []
}), li = (e, t) => ui(y(e, T.slice()).slice(0, t)), ui = (e) => T.filter((t) => e.includes(t));
function di(e) {
	I.tell(() => ({
		type: "first-player",
		rule: "DL-SETUP-1",
		seat: e.first
	})), e.dummies.forEach(({ blocked: e }, t) => {
		I.tell(() => ({
			type: "dummy-blocked",
			rule: "DL-SETUP-13",
			dummy: t + 1,
			orders: e
		}));
	});
	let { firstGame: t } = e.options;
	for (let n = 0; n < e.players.length; n++) {
		let r = e.players[n];
		if (t) fi(e, n, li(e, S.blocked), "DL-SETUP-7");
		else {
			let t = li(e, S.choice);
			r.dealt = t, I.tell(() => ({
				type: "orders-dealt",
				rule: "DL-SETUP-4",
				seat: n,
				secret: {
					to: [n],
					orders: t
				}
			}));
		}
	}
	return t ? void 0 : {
		proc: "setup-orders",
		drafts: e.players.map(() => [])
	};
}
function fi(e, t, n, r) {
	e.players[t].blocked = n, I.tell(() => ({
		type: "orders-blocked",
		rule: r,
		seat: t,
		orders: n
	}));
}
var pi = I.allAtOnce("setup-orders", {
	seats: (e) => oi[e.players.length],
	step: (e, t, n) => n.length === 0 ? "keep-order" : void 0,
	options(e, t, n, r) {
		let { dealt: i } = e.players[t];
		for (let e of T) r.add(e, i.includes(e) ? void 0 : "DL-SETUP-4");
	},
	commit(e, t) {
		for (let n = 0; n < e.players.length; n++) {
			let r = e.players[n], i = t[n][0];
			fi(e, n, r.dealt.filter((e) => e !== i), "DL-SETUP-5"), r.dealt = [];
		}
	}
}), mi = (e, t) => hi(e)(t);
function hi(e) {
	let t = _i(e), n = [];
	return (r) => {
		let i = e.players.map((t, i) => (n[i] ??= gi(e, i, xi(t)), i === r ? gi(e, i, Si(t, n[i])) : n[i])), a = {
			...t,
			players: i
		}, o = r === "spectator" ? [] : e.players[r].spied;
		return o.length > 0 && (a.combatCards = vi(e, o)), e.items !== void 0 && (a.magicItems = Vn(e, e.items, r)), a;
	};
}
var gi = (e, t, n) => e.items === void 0 ? n : {
	...n,
	...Hn(e, e.items, t)
};
function _i(e) {
	let t = {
		options: e.options,
		year: e.year,
		season: yi[e.season],
		firstSeat: e.first,
		spaces: T.map((t, n) => e.spaces.slice(3 * n, 3 * n + 3).map(bi)),
		permit: e.permit,
		forHire: e.forHire.slice(),
		forSale: e.forSale.slice(),
		monstersLeft: e.monsterStack.length,
		roomsLeft: e.roomStack.length,
		adventurersLeft: e.adventurerStack.length,
		adventurersUnder: e.adventurerStack.slice(0, e.adventurersUnder),
		trapsLeft: e.trapStack.length,
		usedTraps: e.usedTraps.slice(),
		combatCards: vi(e, []),
		combatShown: e.combatShown,
		events: e.events.slice(0, e.eventsShown),
		specials: e.specials.map((t, n) => n + 1 < e.year || n + 1 === e.year && e.specialShown ? t : "hidden"),
		arriving: e.arriving.slice(),
		expected: e.expected.slice(),
		paladin: typeof e.paladin == "number" ? "out" : e.paladin
	};
	return typeof e.paladin == "number" && (t.paladinSeat = e.paladin), t.discardedMonsters = e.discardedMonsters.slice(), t.discardedRooms = e.discardedRooms.slice(), t.farLands = e.farLands.slice(), t.dummies = e.dummies.map(({ blocked: e, drawn: t }) => ({
		blocked: e.slice(),
		drawn: t.slice()
	})), t.dummyEvil = e.dummyEvil, e.fight.seat !== -1 && (t.fight = Ln(e.fight)), t;
}
var vi = ({ combatCards: e, combatShown: t }, n) => e.map((e, r) => r < t || n.includes(r) ? e : "hidden"), yi = [...Kt, "combat"], bi = (e) => e === -1 ? "free" : e === 8 ? "dummy-1" : e > 8 ? "dummy-2" : e;
function xi(e) {
	let { tunnels: t, chambers: n, conquered: r } = Ci(e), i = {
		gold: e.gold,
		food: e.food,
		imps: e.imps,
		busy: e.busy,
		evil: e.evil,
		letters: e.letters,
		tunnels: t,
		chambers: n,
		conquered: r,
		rooms: e.rooms.map(({ id: e, cell: t, produced: n }) => ({
			id: e,
			cell: P[t],
			produced: n
		})),
		lair: Rn(e.lair),
		trapsInHand: e.traps.length,
		shownTraps: e.shownTraps.slice(),
		trapsBuried: e.buriedTraps.length,
		blocked: e.blocked.slice(),
		laid: e.played.length,
		played: e.played.slice(0, e.shown),
		shown: e.shown,
		unused: e.unused.slice(),
		spied: e.spied.map((e) => e + 1),
		party: Bn(e.party),
		prison: e.prison.slice()
	};
	return e.plan.cell !== -1 && (i.plan = wi(e.plan)), i;
}
function Si(e, t) {
	let n = {
		gold: t.gold,
		food: t.food,
		imps: t.imps,
		busy: t.busy,
		evil: t.evil,
		letters: t.letters,
		tunnels: t.tunnels,
		chambers: t.chambers,
		conquered: t.conquered,
		rooms: t.rooms,
		lair: t.lair,
		trapsInHand: t.trapsInHand,
		shownTraps: t.shownTraps,
		trapsBuried: t.trapsBuried,
		traps: e.traps.slice(),
		buriedTraps: e.buriedTraps.slice(),
		dealt: e.dealt.slice(),
		blocked: t.blocked,
		laid: t.laid,
		played: e.played.slice(),
		shown: t.shown,
		unused: t.unused,
		spied: t.spied,
		party: t.party,
		prison: t.prison
	};
	return t.plan !== void 0 && (n.plan = {
		...t.plan,
		traps: e.plan.traps.slice()
	}), n;
}
function Ci({ map: e }) {
	let t = [], n = [], r = [];
	for (let i = 0; i < P.length; i++) {
		let a = e[i];
		a === 1 ? t.push(P[i]) : a === 2 ? n.push(P[i]) : (a === 3 || a === 4) && r.push(P[i]);
	}
	return {
		tunnels: t,
		chambers: n,
		conquered: r
	};
}
var wi = ({ cell: e, creatures: t, traps: n }) => ({
	cell: P[e],
	creatures: t.slice(),
	trapsLaid: n.length
});
function Ti(e, t, n, r) {
	let { year: i, players: a } = e, o = ji(e, r);
	return {
		core: t,
		options: e.options,
		year: i,
		season: yi.indexOf(e.season),
		first: e.firstSeat,
		spaces: e.spaces.flat().map((e) => typeof e == "number" ? e : Ei[e]),
		permit: e.permit,
		forHire: e.forHire,
		forSale: e.forSale,
		monsterStack: ki(e, r).slice(0, e.monstersLeft),
		roomStack: U(H(Qr[i], e.forSale, e.discardedRooms, ...a.map((e) => e.rooms.map(({ id: e }) => e))), r).slice(0, e.roomsLeft),
		adventurerStack: [...e.adventurersUnder, ...Ai(e, r)].slice(0, e.adventurersLeft),
		adventurersUnder: e.adventurersUnder.length,
		players: a.map((e, t) => Di(e, t === n, o, r)),
		trapStack: o.splice(0, e.trapsLeft),
		usedTraps: e.usedTraps,
		combatCards: Mi(e.combatCards, ei[i], r),
		combatShown: e.combatShown,
		events: [...e.events, ...U(H(un, e.events), r)],
		eventsShown: e.events.length,
		specials: Mi(e.specials, hn, r),
		specialShown: e.specials[i - 1] !== "hidden",
		arriving: e.arriving,
		expected: e.expected,
		paladin: e.paladin === "out" ? e.paladinSeat : e.paladin,
		discardedMonsters: e.discardedMonsters,
		discardedRooms: e.discardedRooms,
		farLands: e.farLands,
		dummies: e.dummies,
		dummyEvil: e.dummyEvil,
		fight: e.fight ?? rr(),
		...e.magicItems === void 0 ? {} : { items: Un(e.magicItems, a, r) }
	};
}
var Ei = {
	free: -1,
	"dummy-1": 8,
	"dummy-2": 9
};
function Di(e, t, n, r) {
	let i = t ? e.traps : [...e.shownTraps, ...n.splice(0, e.trapsInHand - e.shownTraps.length)], { plan: a } = e;
	return {
		gold: e.gold,
		food: e.food,
		imps: e.imps,
		busy: e.busy,
		evil: e.evil,
		traps: i,
		shownTraps: e.shownTraps,
		buriedTraps: t ? e.buriedTraps : n.splice(0, e.trapsBuried),
		lair: e.lair,
		map: Oi(e),
		rooms: e.rooms.map(({ id: e, cell: t, produced: n }) => ({
			cell: F(t),
			id: e,
			produced: n
		})),
		dealt: t ? e.dealt : e.blocked.length === 0 ? ui(U(T, r).slice(0, S.choice)) : [],
		blocked: e.blocked,
		played: [...e.played, ...U(H(T, e.blocked, e.played), r).slice(0, e.laid - e.played.length)],
		shown: e.shown,
		unused: e.unused,
		spied: e.spied.map((e) => e - 1),
		party: e.party,
		prison: e.prison,
		letters: e.letters,
		plan: a === void 0 ? {
			cell: -1,
			traps: [],
			creatures: []
		} : {
			cell: F(a.cell),
			creatures: a.creatures,
			traps: a.traps ?? U(i, r).slice(0, a.trapsLaid)
		}
	};
}
function Oi({ tunnels: e, chambers: t, conquered: n, rooms: r }) {
	let i = Array(N).fill(0);
	for (let t of e) i[F(t)] = 1;
	for (let e of t) i[F(e)] = 2;
	for (let e of n) i[F(e)] = r.some((t) => t.cell === e) ? 4 : 3;
	return i;
}
function ki({ year: e, forHire: t, discardedMonsters: n, players: r }, i) {
	return U(H(e === 1 ? Zr[1] : [...Zr[1], ...Zr[2]], t, n, ...r.map((e) => e.lair.map(({ id: e }) => e))), i);
}
function Ai({ year: e, arriving: t, expected: n, farLands: r, adventurersUnder: i, players: a }, o) {
	let s = a.flatMap((e) => [...e.party.map(({ id: e }) => e), ...e.prison]);
	return U(H($r[e], t, n, r, i, s), o);
}
function ji({ players: e, usedTraps: t }, n) {
	return U(H(k.flatMap((e) => Array(En.copies).fill(e)), t, e.flatMap((e) => e.traps === void 0 ? e.shownTraps : [...e.traps, ...e.buriedTraps])), n);
}
function H(e, ...t) {
	let n = e.slice();
	for (let e of t) for (let t of e) {
		let e = n.indexOf(t);
		e >= 0 && n.splice(e, 1);
	}
	return n;
}
function Mi(e, t, n) {
	let r = U(H(t, e), n);
	return e.map((e) => e === "hidden" ? r.pop() : e);
}
function U(e, t) {
	let n = e.slice();
	for (let e = n.length - 1; e > 0; e--) {
		let r = t(e + 1);
		[n[e], n[r]] = [n[r], n[e]];
	}
	return n;
}
var Ni = 3, Pi = 2;
function Fi(e, t) {
	let n = e === 2 ? [t, 2 + t] : [t], r = Array.from({ length: e - 1 }, (n, r) => (t + 1 + r) % e);
	return (e === 2 ? [!1, !0] : [!1]).flatMap((e) => r.flatMap((t) => n.map((n) => ({
		colour: n,
		to: t,
		toDummy: e
	}))));
}
var Ii = [
	0,
	1,
	2,
	3,
	4
].map((e) => Array.from({ length: e }, (t, n) => Fi(e, n))), Li = (e, t) => Ii[e.players.length][t], Ri = (e) => e.options.items === "basic" && e.season === Ni ? {
	proc: "items",
	drafts: e.players.map(() => [])
} : void 0, zi = I.allAtOnce("items", {
	seats: L,
	step: (e, t, n) => n.length < Li(e, t).length ? "give-item" : void 0,
	options(e, t, n, r) {
		for (let i of C) r.add(i, Bi(e, t, n, i));
	},
	about(e, t, n) {
		let { colour: r, to: i, toDummy: a } = Li(e, t)[n.length];
		return {
			toSeat: i,
			toDummy: a ? i + 1 : 0,
			dummy: r === t ? 0 : t + 1
		};
	},
	commit: Vi
});
function Bi(e, t, n, r) {
	let i = Li(e, t), { colour: a } = i[n.length];
	if (a !== t && r === "blank") return "MI-B-2";
	let o = n.filter((e, t) => i[t].colour === a);
	return !e.items.pools[a].includes(r) || o.includes(r) ? "MI-TOK-2" : r !== "blank" && o.filter((e) => e !== "blank").length === Pi ? "MI-B-13" : void 0;
}
function Vi(e, t) {
	for (let n of L(e)) Li(e, n).forEach((r, i) => {
		Hi(e, e.items, n, r, t[n][i]);
	});
}
function Hi(e, t, n, { colour: r, to: i, toDummy: a }, o) {
	let s = e.players.length, c = An(s, r, o), { ownerSeat: l } = c;
	a ? I.tell(() => ({
		type: "item-wasted",
		rule: "MI-B-27",
		seat: n,
		toDummy: i + 1,
		ownerSeat: l,
		item: o
	})) : I.tell(() => ({
		type: "item-given",
		rule: "MI-B-9",
		seat: n,
		toSeat: i,
		ownerSeat: l,
		item: o
	})), o === "blank" && s === 4 ? I.tell(() => ({
		type: "blank-back",
		rule: "MI-B-14",
		seat: n
	})) : (Mn(t.pools[r], o), jn(c) && !a ? t.dungeons[i].camp.push(c) : (t.farLands.push(c), a || I.tell(() => ({
		type: "blank-gone",
		rule: s === 3 ? "MI-B-20" : "MI-B-26",
		seat: n
	}))));
}
var Ui = 3, Wi = (e, t) => {
	let { imps: n, busy: r } = e.players[t];
	return Math.floor((n + r) / Ui);
}, Gi = (e) => ({
	proc: "imp-fever",
	todo: L(e),
	at: 0
}), Ki = I.eachInTurn("imp-fever", {
	who: (e, t) => Wi(e, t) > 0 && e.players[t].food > 0 ? t : void 0,
	skipped: (e, t) => qi(e, t, 0),
	options(e, t, n, r) {
		let { food: i } = e.players[t];
		for (let n = 0; n <= Wi(e, t); n++) r.add(Jn[n], n <= i ? void 0 : "DL-CARD-72");
	},
	choose(e, t, n, r) {
		qi(e, t, Number(r));
	},
	about: (e, t) => ({ ill: Wi(e, t) })
});
function qi(e, t, n) {
	let r = e.players[t], i = Wi(e, t) - n, a = r.imps + r.busy;
	r.food -= n;
	let o = Math.min(i, r.imps);
	r.imps -= o, r.busy -= i - o, I.tell(() => ({
		type: "fever",
		rule: "DL-CARD-72",
		seat: t,
		imps: a,
		food: n,
		lost: i
	}));
}
function Ji(e, t, n) {
	e.trapStack.length === 0 && Yi(e);
	let r = Ze(e, e.trapStack);
	return r === void 0 ? (I.tell(() => ({
		type: "no-trap",
		rule: "DL-RULING-42",
		seat: t
	})), !1) : (e.players[t].traps.push(r), I.tell(() => ({
		type: "trap-drawn",
		rule: n,
		seat: t,
		secret: {
			to: [t],
			trap: r
		}
	})), !0);
}
function Yi(e) {
	let t = e.usedTraps.splice(0);
	for (let n of e.players) t.push(...n.buriedTraps.splice(0));
	t.length !== 0 && (t.sort((e, t) => k.indexOf(e) - k.indexOf(t)), e.trapStack = y(e, t), I.tell(() => ({
		type: "traps-shuffled",
		rule: "DL-RULING-42",
		cards: t.length
	})));
}
var Xi = (e, t) => Zi(e.traps, t) === Zi(e.shownTraps, t);
function Zi(e, t) {
	let n = 0;
	for (let r = 0; r < e.length; r++) e[r] === t && n++;
	return n;
}
function Qi(e, t, n, r) {
	let i = e.players[t], a = Xi(i, n);
	i.traps.splice(i.traps.indexOf(n), 1), a ? (Ye(e), i.shownTraps.splice(i.shownTraps.indexOf(n), 1), e.usedTraps.push(n), I.tell(() => ({
		type: "shown-trap-discarded",
		rule: r,
		seat: t,
		trap: n
	}))) : (i.buriedTraps.push(n), I.tell(() => ({
		type: "trap-discarded",
		rule: r,
		seat: t,
		secret: {
			to: [t],
			trap: n
		}
	})));
}
function $i(e, t, n) {
	let r = e.players[t];
	r.traps.splice(r.traps.indexOf(n), 1);
	let i = r.shownTraps.indexOf(n);
	i >= 0 && r.shownTraps.splice(i, 1), e.usedTraps.push(n);
}
var ea = (e, t, n) => Xi(e.players[t], n) ? n : "hidden";
function W(e, t, n, r = 0) {
	let { gold: i, food: a, imps: o, evil: s } = e.players[t];
	if ((n?.gold ?? 0) > i || (n?.food ?? 0) + r > a || (n?.imps ?? 0) > o) return "DL-PAY-2";
	if (!(s + (n?.evil ?? 0) <= Jt.highest)) return e.options.evilPrice === "capped" ? void 0 : "DL-RULING-37";
}
function G(e, t, n, r) {
	if (n === void 0) return;
	let i = e.players[t];
	i.gold -= n.gold ?? 0, i.food -= n.food ?? 0, i.imps -= n.imps ?? 0, n.evil !== void 0 && V(e, t, n.evil, r);
}
function ta(e, t, n, r) {
	if (n === void 0) return;
	let i = e.players[t];
	i.gold += n.gold ?? 0, i.food += n.food ?? 0, i.imps += n.imps ?? 0;
	for (let i = 0; i < (n.traps ?? 0); i++) Ji(e, t, r);
	n.evil !== void 0 && V(e, t, n.evil, r);
}
var na = (e) => ({
	paysGold: e?.gold ?? 0,
	paysFood: e?.food ?? 0,
	paysEvil: e?.evil ?? 0
}), ra = (e) => ({
	gold: e?.gold ?? 0,
	food: e?.food ?? 0,
	evil: e?.evil ?? 0,
	imps: e?.imps ?? 0,
	traps: e?.traps ?? 0
});
function ia(e, t, n) {
	e.players[t].lair.push({
		id: n,
		spent: !1,
		worked: !1,
		unpaid: !1
	});
}
function aa(e, t, n) {
	let { lair: r, plan: i } = e.players[t], { id: a } = n;
	r.splice(r.indexOf(n), 1), e.discardedMonsters.push(a);
	let o = i.creatures.indexOf(a);
	o >= 0 && oa(r, a) < i.creatures.filter((e) => e === a).length && i.creatures.splice(o, 1);
}
function oa(e, t) {
	let n = 0;
	for (let r = 0; r < e.length; r++) e[r].id === t && !e[r].spent && n++;
	return n;
}
function sa(e, t, n) {
	let r;
	for (let i of e) if (i.id === t && i.spent === n) {
		if (i.unpaid) return i;
		r ??= i;
	}
	return r;
}
var K = (e) => w[e].ghost === !0;
function ca(e) {
	let t = 0;
	for (let { id: n, worked: r } of e) !r && w[n].token === !0 && t++;
	return t;
}
function la(e, t) {
	let n = 0;
	for (let r of e.lair) {
		if (n === t) break;
		r.worked || w[r.id].token !== !0 || (r.worked = !0, n++);
	}
	return n;
}
function ua(e) {
	for (let { lair: t } of e.players) for (let e of t) e.unpaid = !e.spent && !K(e.id);
	return {
		proc: "monster-strike",
		todo: L(e),
		at: 0
	};
}
var da = {
	gold: { gold: 1 },
	food: { food: 1 },
	evil: { evil: 1 }
}, fa = I.eachInTurn("monster-strike", {
	who(e, t) {
		for (let { unpaid: n } of e.players[t].lair) if (n) return t;
	},
	options(e, t, n, r) {
		let { lair: i } = e.players[t];
		for (let n = 0; n < i.length; n++) {
			let { id: a, unpaid: o } = i[n];
			if (!o || i.findIndex((e) => e.unpaid && e.id === a) < n) continue;
			let { cost: s } = w[a];
			s.gold !== void 0 && r.add(er.gold[a], W(e, t, da.gold)), s.food !== void 0 && r.add(er.food[a], W(e, t, da.food)), s.evil !== void 0 && r.add(er.evil[a], W(e, t, da.evil)), r.add(er.strike[a]);
		}
	},
	choose(e, t, n, r) {
		let [i, a] = pa.get(r), o = sa(e.players[t].lair, a, !1);
		return o.unpaid = !1, i === "strike" ? (o.spent = !0, I.tell(() => ({
			type: "struck-work",
			rule: "DL-CARD-70",
			seat: t,
			monster: a
		}))) : (I.tell(() => ({
			type: "strike-averted",
			rule: "DL-CARD-70",
			seat: t,
			monster: a,
			what: i
		})), G(e, t, da[i], "DL-CARD-70")), "again";
	}
}), pa = new Map($n.flatMap((e) => Object.keys(w).map((t) => [er[e][t], [e, t]]))), ma = 1, ha = (e, t) => Math.max(0, e.players[t].traps.length - ma), ga = (e) => ({
	proc: "safety-inspection",
	todo: L(e),
	at: 0
}), _a = I.eachInTurn("safety-inspection", {
	who: (e, t) => ha(e, t) > 0 ? t : void 0,
	options(e, t, n, r) {
		let { gold: i } = e.players[t];
		for (let n = 0; n <= ha(e, t); n++) r.add(Jn[n], n <= i ? void 0 : "DL-CARD-73");
	},
	choose(e, t, n, r) {
		let i = e.players[t], a = Number(r), o = ha(e, t) - a;
		if (i.gold -= a, I.tell(() => ({
			type: "inspected",
			rule: "DL-CARD-73",
			seat: t,
			traps: i.traps.length,
			gold: a,
			discarded: o
		})), o === 0) return;
		let s = {
			seat: t,
			because: "inspection"
		};
		return {
			proc: "discard-trap",
			todo: Array(o).fill(s),
			at: 0
		};
	},
	about: (e, t) => ({ further: ha(e, t) })
}), va = Object.fromEntries(T.map((e, t) => [e, 3 * t])), ya = (e, t, n) => e.spaces[va[t] + n];
function q(e, t, n) {
	let r = ya(e, t, n);
	return r >= 0 && r < 8 ? r : void 0;
}
function J(e, t, n) {
	e.spaces[va[t] + n] = -1;
}
function ba(e, t) {
	for (let n of xa) if (q(e, t, n) !== void 0) return Sa[t];
}
var xa = [
	0,
	1,
	2
], Sa = Object.fromEntries(T.map((e) => [e, E[e].resolves]));
function Ca(e, t, n, r = !0) {
	let i = q(e, t, n);
	i !== void 0 && (J(e, t, n), e.players[i].unused.push(t), I.tell(() => ({
		type: "unused",
		rule: "DL-ORD-11",
		seat: i,
		order: t,
		able: r
	})));
}
var wa = (e) => (t, n) => Ca(t, e, n, !1);
function Ta(e, t) {
	for (let n of xa) J(e, t, n);
}
var Ea = (e) => e.season > 0 && A(e);
function Da(e, t, n) {
	let r = e.items.pools[t];
	for (let e of C) n.add(e, r.includes(e) ? void 0 : "MI-A-14");
}
function Oa(e, t) {
	let n = e.players.length, { pools: r, queue: i } = e.items, a = L(e).map((e) => An(n, e, t[e])), o = e.dummies.length === 2 ? L(e) : e.dummies.map((e, t) => t), s = o.map((t) => An(n, n + t, Xe(e, r[n + t]))), c = o.length > 0 && e.options.dummyTokens === "first";
	i.push(...c ? s.concat(a) : a.concat(s));
	let l = c ? "tokens-laid-after" : "tokens-laid";
	I.tell(() => ({
		type: l,
		rule: "MI-A-8",
		seats: L(e),
		dummies: o.length
	}));
}
function ka(e) {
	let t = e.arriving.map(() => void 0);
	if (e.items === void 0 || e.items.queue.length === 0) return t;
	let { pools: n, queue: r } = e.items;
	Ye(e);
	for (let i of r.splice(0)) {
		let { item: r, ownerSeat: a } = i;
		if (!jn(i)) {
			I.tell(() => ({
				type: "item-back",
				rule: "MI-A-17",
				ownerSeat: a,
				item: r,
				because: "blank"
			}));
			continue;
		}
		let o = Aa(e, i, t);
		o < 0 ? I.tell(() => ({
			type: "item-back",
			rule: "MI-A-19",
			ownerSeat: a,
			item: r,
			because: "unwanted"
		})) : (t[o] = i, Mn(n[kn(e.players.length, a)], r), I.tell(() => ({
			type: "item-placed",
			rule: "MI-A-18",
			ownerSeat: a,
			item: i.item,
			adventurer: e.arriving[o]
		})));
	}
	return t;
}
function Aa(e, { item: t }, n) {
	let r = e.arriving.length - 1;
	for (; r >= 0 && (Ut[e.arriving[r]].is !== _n[t].for || n[r] !== void 0);) r--;
	return r;
}
function ja(e, { item: t, ownerSeat: n }) {
	Nn(e.items.pools[kn(e.players.length, n)], t), I.tell(() => ({
		type: "item-back",
		rule: "MI-A-23",
		ownerSeat: n,
		item: t,
		because: "gone"
	}));
}
function Ma(e) {
	if (e.season === 0) return;
	e.dummies.length === 2 && qr(e, Yt.eachSeason, "DL-ADV-1");
	let t = ka(e), n = Pa(e);
	for (let r = 0; r < e.arriving.length; r++) {
		let i = e.arriving[r], a = n[r], o = t[r];
		a === Na ? (e.farLands.push(i), I.tell(() => ({
			type: "dummy-assigned",
			rule: "DL-ADV-4",
			adventurer: i,
			evil: e.dummyEvil
		})), o !== void 0 && ja(e, o)) : Ra(e, a, i, o);
	}
	e.arriving = [];
}
var Na = -1;
function Pa(e) {
	let t = [], n = e.dummies.length === 2, r = e.options.dummyTies === "first";
	n && r && Fa(e, t, Na);
	for (let n of L(e)) Fa(e, t, n);
	return n && !r && Fa(e, t, Na), t;
}
function Fa(e, t, n) {
	let r = t.length;
	for (; r > 0 && Ia(e, t[r - 1]) > Ia(e, n);) r--;
	t.splice(r, 0, n);
}
var Ia = (e, t) => t === Na ? e.dummyEvil : e.players[t].evil;
function La({ options: e }, t) {
	let n = +(t[0] !== void 0 && t[0].id in Gt);
	if (e.warriors === "oldest") for (; x[t[n]?.id ?? "illusion"].is === "warrior";) n++;
	return n;
}
function Ra(e, t, n, r) {
	let { party: i, evil: a } = e.players[t], o = Ut[n].is === "warrior" ? La(e, i) : i.length, s = {
		id: n,
		wounds: 0,
		extra: 0,
		poison: 0
	};
	r !== void 0 && (s.items = [r]), i.splice(o, 0, s), I.tell(() => ({
		type: "assigned",
		rule: "DL-ADV-2",
		seat: t,
		adventurer: n,
		evil: a,
		place: o + 1
	}));
}
var za = qn.beside, Ba = qn.squares, Va = Object.fromEntries(Object.entries(Zt).map(([e, t]) => [e, Array.from({ length: N }, (e, n) => t.includes(n))])), Ha = (e, t) => Va[e][t];
function Ua(e, t) {
	if (e[t] !== 0) return "DL-DIG-4";
	let n = !1;
	for (let r of za[t]) e[r] !== 0 && (n = !0);
	if (!n) return "DL-DIG-4";
	for (let [n, r, i] of Ba[t]) if (e[n] !== 0 && e[r] !== 0 && e[i] !== 0) return "DL-DIG-5";
}
function Wa(e) {
	for (let t = 0; t < N; t++) if (e[t] === 0 && Ua(e, t) === void 0) return !0;
	return !1;
}
function Ga(e, t, n, r) {
	if (e[r] !== 1) return "DL-ROOM-5";
	for (let t of za[r]) if (e[t] === 2 || e[t] === 4 && n === "room") return "DL-ROOM-6";
	return Ha(t, r) ? void 0 : "DL-ROOM-7";
}
function Ka(e, t, n) {
	for (let r = 0; r < N; r++) if (Ga(e, t, n, r) === void 0) return !0;
	return !1;
}
function Y(e, t) {
	let n = 0;
	for (let r = 0; r < N; r++) e[r] === t && n++;
	return n;
}
var qa = (e) => N - Y(e, 0), Ja = (e) => Y(e, 3) + Y(e, 4), Ya = (e) => E.room.spaces[e].pay?.gold ?? 0, Xa = (e, t) => e.year === 1 ? D[t].zone : "any", Za = I.eachInTurn("build-room", {
	who(e, t) {
		let n = q(e, "room", t);
		if (n === void 0) return;
		let { gold: r, map: i } = e.players[n];
		if (!(r < Ya(t))) {
			for (let t of e.forSale) if (Ka(i, Xa(e, t), e.options.ruins)) return n;
		}
	},
	skipped: wa("room"),
	options(e, t, n, r) {
		let { map: i } = e.players[t];
		for (let t of e.forSale) r.add(t, Ka(i, Xa(e, t), e.options.ruins) ? void 0 : "DL-RULING-39");
		r.refused !== void 0 && r.none(wn.filter((t) => !e.forSale.includes(t)), "DL-NEW-2"), r.add("pass");
	},
	choose(e, t, n, r) {
		if (r === "pass") Ca(e, "room", n);
		else return {
			proc: "place-room",
			todo: [{
				seat: t,
				room: r,
				space: n
			}],
			at: 0
		};
	},
	about: (e, t, n) => ({
		space: n + 1,
		gold: Ya(n)
	})
}), Qa = I.eachInTurn("place-room", {
	who: (e, { seat: t }) => t,
	options(e, t, { room: n }, r) {
		let { map: i } = e.players[t], a = Xa(e, n);
		for (let t = 0; t < N; t++) r.add(P[t], Ga(i, a, e.options.ruins, t));
	},
	choose(e, t, { room: n, space: r }, i) {
		let a = e.players[t], o = F(i), s = Ya(r);
		a.gold -= s, e.forSale.splice(e.forSale.indexOf(n), 1), a.map[o] = 2, a.rooms.push({
			cell: o,
			id: n,
			produced: 0
		}), J(e, "room", r), I.tell(() => ({
			type: "built",
			rule: "DL-ROOM-5",
			seat: t,
			room: n,
			cell: i,
			gold: s
		}));
	},
	about: (e, t, { room: n }) => ({ room: n })
});
function $a(e) {
	if (e.options.items === "basic") for (let t of L(e)) {
		for (let n of vn) eo(e, t, n);
		no(e, t);
	}
}
function eo(e, t, n) {
	let r = e.items.dungeons[t], i = r.camp.filter(({ item: e }) => e === n);
	r.camp = r.camp.filter(({ item: e }) => e !== n);
	let a = e.players[t].party.filter((e) => x[e.id].is === _n[n].for).reverse();
	a.length === 0 ? r.sack.push(...i) : i.forEach((e, t) => void to(a[t % a.length], e));
}
function to(e, t) {
	e.items = [...e.items ?? [], t];
}
function no(e, t) {
	e.players[t].party.forEach(({ id: e, items: n }, r) => {
		if (n === void 0) return;
		let i = n.map(({ item: e }) => e);
		I.tell(() => ({
			type: "items-borne",
			rule: "MI-B-34",
			seat: t,
			hero: e,
			place: r + 1,
			items: i
		}));
	});
	let { sack: n } = e.items.dungeons[t];
	n.length > 0 && I.tell(() => ({
		type: "items-in-sack",
		rule: "MI-B-40",
		seat: t,
		items: n.map(({ item: e }) => e)
	}));
}
var X = (e, t) => e.players[t].plan.creatures.filter((e) => !K(e));
function ro(e, t, n, r) {
	let { creatures: i } = e.players[t].plan;
	i.splice(i.indexOf(n), 1), I.tell(() => ({
		type: "withdrawn",
		rule: r,
		seat: t,
		monster: n
	}));
}
function io(e, t, n, r) {
	let { plan: i, lair: a } = e.players[t];
	for (let e of xn) K(e) || !i.creatures.includes(e) ? a.some((t) => t.id === e) && n.add(e, r) : n.add(e);
}
function ao(e, t) {
	if (X(e, t).length > 0) return {
		proc: "aura-of-fear",
		todo: [t],
		at: 0
	};
	I.tell(() => ({
		type: "no-effect",
		rule: "DL-CARD-52",
		seat: t,
		card: "aura-of-fear"
	}));
}
var oo = I.eachInTurn("aura-of-fear", {
	who: (e, t) => t,
	options: (e, t, n, r) => io(e, t, r, "DL-CARD-52"),
	choose: (e, t, n, r) => ro(e, t, r, "DL-CARD-52")
}), so = { gold: 1 };
function co(e, t) {
	if (e.fight.sent.length > 0) return {
		proc: "dimensional-gate",
		todo: [t],
		at: 0
	};
	I.tell(() => ({
		type: "no-effect",
		rule: "DL-CARD-60",
		seat: t,
		card: "dimensional-gate"
	}));
}
var lo = I.eachInTurn("dimensional-gate", {
	who: (e, t) => t,
	options(e, t, n, r) {
		let { sent: i } = e.fight;
		r.add("pay", W(e, t, so));
		for (let e = 0; e < i.length; e++) i.indexOf(i[e]) === e && r.add(i[e]);
	},
	choose(e, t, n, r) {
		if (r === "pay") {
			I.tell(() => ({
				type: "gate-paid",
				rule: "DL-CARD-60",
				seat: t,
				gold: so.gold
			})), G(e, t, so, "DL-CARD-60");
			return;
		}
		let { id: i, spent: a } = Xn.meaning.get(r);
		I.tell(() => ({
			type: "gate-takes",
			rule: "DL-CARD-60",
			seat: t,
			monster: i
		})), aa(e, t, sa(e.players[t].lair, i, a));
	},
	about: () => ({ gold: so.gold })
});
function uo(e, t) {
	if (X(e, t).length > 0) return {
		proc: "metamorphosis",
		todo: [t],
		at: 0
	};
	I.tell(() => ({
		type: "no-effect",
		rule: "DL-CARD-53",
		seat: t,
		card: "metamorphosis"
	}));
}
var fo = I.eachInTurn("metamorphosis", {
	who: (e, t) => t,
	options: (e, t, n, r) => io(e, t, r, "DL-CARD-53"),
	choose(e, t, n, r) {
		e.fight.sheep = r, I.tell(() => ({
			type: "sheep",
			rule: "DL-CARD-53",
			seat: t,
			monster: r
		}));
	}
});
function po(e, t, n, r, i = 0) {
	let { cost: a } = w[n], o = W(e, t, a, i);
	if (o !== void 0) return o;
	let { traps: s, lair: c } = e.players[t];
	if (a.traps !== void 0 && s.length < a.traps) return "DL-PAY-2";
	if (a.monsters === void 0) return;
	let l = r === "board" ? 0 : -1;
	for (let e of c) K(e.id) || l++;
	return l < a.monsters ? "DL-PAY-2" : void 0;
}
var mo = I.sequence("pay-cost", [
	(e, t) => w[t.monster].cost.traps ? {
		proc: "give-trap",
		todo: [t.seat],
		at: 0
	} : void 0,
	(e, t) => w[t.monster].cost.monsters ? {
		proc: "feed-demon",
		todo: [{
			seat: t.seat,
			lies: t.lies
		}],
		at: 0
	} : void 0,
	(e, t) => {
		let { cost: n } = w[t.monster];
		I.tell(() => ({
			type: "cost-paid",
			rule: "DL-MONTYPE-1",
			seat: t.seat,
			monster: t.monster,
			...na(n)
		})), G(e, t.seat, n, "DL-MONTYPE-1");
	}
], { show: ({ seat: e, monster: t, lies: n }) => ({
	seat: e,
	monster: t,
	lies: n
}) }), ho = I.eachInTurn("give-trap", {
	who: (e, t) => t,
	options(e, t, n, r) {
		let { traps: i } = e.players[t];
		for (let e of k) r.add(e, i.includes(e) ? void 0 : "DL-CARD-15");
	},
	choose(e, t, n, r) {
		Qi(e, t, r, "DL-CARD-15");
	}
}), go = I.eachInTurn("feed-demon", {
	who: (e, { seat: t }) => t,
	options(e, t, { lies: n }, r) {
		let { lair: i } = e.players[t];
		for (let e = 0; e < i.length; e++) {
			let { id: t, spent: a } = i[e], o = t === "demon" && n === (a ? "down" : "up") ? -1 : 0, s = !0;
			for (let n = 0; n < i.length; n++) i[n].id === t && i[n].spent === a && (o++, n < e && (s = !1));
			s && r.add((a ? Xn.spent : Xn.ready)[t], K(t) || o < 1 ? "DL-CARD-17" : void 0);
		}
	},
	choose(e, t, n, r) {
		let { id: i, spent: a } = Xn.meaning.get(r);
		aa(e, t, sa(e.players[t].lair, i, a)), I.tell(() => ({
			type: "fed",
			rule: "DL-CARD-17",
			seat: t,
			monster: "demon",
			eaten: i
		}));
	}
});
function _o(e, t) {
	let n = X(e, t).map((e) => ({
		seat: t,
		monster: e
	}));
	if (n.length > 0) return {
		proc: "suggestion",
		todo: n,
		at: 0
	};
	I.tell(() => ({
		type: "no-effect",
		rule: "DL-CARD-44",
		seat: t,
		card: "suggestion"
	}));
}
var vo = I.eachInTurn("suggestion", {
	who: (e, { seat: t, monster: n }) => e.players[t].plan.creatures.includes(n) ? t : void 0,
	options(e, t, { monster: n }, r) {
		r.add("pay", po(e, t, n, "up")), r.add("withdraw");
	},
	choose(e, t, { monster: n }, r) {
		if (r === "pay") return {
			proc: "pay-cost",
			at: 0,
			seat: t,
			monster: n,
			lies: "up"
		};
		ro(e, t, n, "DL-CARD-44");
	},
	about: (e, t, { monster: n }) => ({ monster: n })
}), yo = 2;
function bo(e, t) {
	if (X(e, t).length > 0) return {
		proc: "word-of-peace",
		todo: [t],
		at: 0
	};
	I.tell(() => ({
		type: "no-effect",
		rule: "DL-CARD-43",
		seat: t,
		card: "word-of-peace"
	}));
}
var xo = I.eachInTurn("word-of-peace", {
	who: (e, t) => t,
	options(e, t, n, r) {
		r.add("withdraw"), r.add("evil", W(e, t, { evil: yo }) === void 0 ? void 0 : "DL-RULING-47");
	},
	choose(e, t, n, r) {
		if (r === "evil") V(e, t, yo, "DL-CARD-43");
		else for (let n of X(e, t)) ro(e, t, n, "DL-CARD-43");
	},
	about: (e, t) => ({
		monsters: X(e, t),
		evil: yo
	})
});
function So(e) {
	let t = Array(N).fill(0);
	if (e[Xt.entrance] === 0) return t;
	let n = [Xt.entrance];
	t[Xt.entrance] = 1;
	for (let r = 0; r < n.length; r++) {
		let i = n[r];
		for (let r of za[i]) e[r] !== 0 && t[r] === 0 && (t[r] = t[i] + 1, n.push(r));
	}
	return t;
}
var Co = (e) => e === 1 || e === 2;
function wo(e, t) {
	let n = 0;
	for (let r = 0; r < N; r++) Co(e[r]) && (n === 0 || t[r] < n) && (n = t[r]);
	return n;
}
function To(e) {
	for (let t = 0; t < N; t++) if (Co(e[t])) return !0;
	return !1;
}
function Eo(e, t, n, r) {
	return Co(e[r]) ? t[r] === n ? void 0 : "DL-RULING-25" : "DL-PLAN-2";
}
function Do({ map: e, rooms: t }, n) {
	if (e[n] === 2) {
		for (let e of t) if (e.cell === n) return e.id;
	}
}
var Oo = {
	...$t.tunnel,
	rule: "DL-PLAN-3"
}, ko = {
	...$t.room,
	rule: "DL-PLAN-4"
}, Ao = /* @__PURE__ */ new Map();
for (let [e, { limits: t, rule: n }] of Object.entries(D)) t !== void 0 && Ao.set(e, {
	...t,
	rule: n
});
function jo(e, t) {
	if (e.map[t] !== 2) return Oo;
	let n = Do(e, t);
	return (n === void 0 ? void 0 : Ao.get(n)) ?? ko;
}
var Mo = Array.from({ length: 5 }, (e, t) => t), No = Object.fromEntries(Object.keys(x).map((e) => [e, Mo.map((t) => `${e}:${t + 1}`)])), Po = new Map(Object.values(No).flatMap((e) => e.map((e, t) => [e, t]))), Fo = (e) => Po.get(e), Io = (e, t) => ({
	id: e,
	attack: t,
	option: `${e}:${t.as}`
}), Lo = (e) => Object.fromEntries(xn.map((t) => [t, e(t)])), Z = Lo((e) => w[e].attacks.map((t) => Io(e, t))), Ro = Lo((e) => [Io(e, Sn)]), zo = Lo((e) => {
	let t = w[e].attacks.filter(({ pay: e }) => e === void 0), n = Math.max(...t.map(({ damage: e }) => e));
	return t.filter(({ damage: e }) => e === n).map((t) => Io(e, t));
}), Bo = new Map(xn.flatMap((e) => [...Z[e], ...Ro[e]].map((e) => [e.option, e]))), Vo = (e) => Bo.get(e), Ho = I.eachInTurn("attack", {
	who: (e, t) => B(e, t) && qo(e, t) ? t : void 0,
	options(e, t, n, r) {
		let { creatures: i } = e.players[t].plan, a = Go(e, i);
		for (let n = 0; n < i.length; n++) {
			let o = i[n];
			if (!(i.indexOf(o) < n)) {
				if (o === a && Uo(e, t, Ro[o], r), o !== a || i.indexOf(o, n + 1) > 0) {
					let n = Ko(e, o);
					Uo(e, t, n, r), r.refused !== void 0 && n !== Z[o] && r.none(Z[o].filter(({ option: e }) => n.every((t) => t.option !== e)).map(({ option: e }) => e), "DL-CARD-54");
				} else r.refused !== void 0 && r.none(Z[o].map(({ option: e }) => e), "DL-CARD-53");
			}
		}
		r.refused !== void 0 && Wo(e, t, r);
	},
	choose(e, t, n, r) {
		return $o(e, t, Vo(r)), "again";
	}
});
function Uo(e, t, n, r) {
	for (let i = 0; i < n.length; i++) r.add(n[i].option, Jo(e, t, n[i]));
}
function Wo(e, t, n) {
	let { lair: r, plan: i } = e.players[t];
	for (let e of new Set(r.map((e) => e.id))) i.creatures.includes(e) || n.none(Z[e].map(({ option: e }) => e), "DL-FIGHT-9");
}
var Go = (e, t) => e.fight.sheep !== "none" && t.includes(e.fight.sheep) ? e.fight.sheep : "none", Ko = (e, t) => (e.fight.rage && !K(t) ? zo : Z)[t];
function qo(e, t) {
	let { creatures: n } = e.players[t].plan, r = Go(e, n);
	for (let i = 0; i < n.length; i++) {
		let a = n[i], o = a === r ? Ro[a] : Ko(e, a);
		for (let n = 0; n < o.length; n++) if (Jo(e, t, o[n]) === void 0) return !0;
	}
	return !1;
}
function Jo(e, t, { id: n, attack: { hit: r, pay: i } }) {
	let a = i === void 0 ? void 0 : W(e, t, i);
	if (a !== void 0 || r === "none") return a;
	let { party: o } = e.players[t], s = Yo(e, n, r), c;
	for (let r = 0; r < o.length; r++) {
		let i = Xo(e, t, n, s, r);
		if (i === void 0) return;
		(c === void 0 || i !== "DL-FIGHT-10") && (c = i);
	}
	return c;
}
function Yo(e, t, n) {
	return !e.fight.rage || K(t) ? n : n === "any-non-priest" && e.options.ragingVampire !== "bites" ? "first-non-priest" : "first";
}
function Xo(e, t, n, r, i) {
	let a = e.players[t].party[i];
	return Ar(e, a) ? (r === "first" || r === "first-non-priest") && i !== 0 ? "DL-FIGHT-10" : r === "any-but-first" && i === 0 || (r === "any-non-priest" || r === "first-non-priest") && x[a.id].is === "priest" ? w[n].rule : void 0 : "DL-CARD-46";
}
function Zo(e, t, n, r) {
	let i = e.players[t], a = Do(i, i.plan.cell), o = a === void 0 || r ? void 0 : D[a].bonus;
	return o?.of.includes(n) ? o.damage : 0;
}
var Qo = ({ id: e, attack: { as: t } }) => t === Ro[e][0].attack.as;
function $o(e, t, n) {
	let { id: r, attack: i, option: a } = n;
	if (I.tell(() => ({
		type: "attack",
		rule: "DL-FIGHT-9",
		seat: t,
		monster: r,
		attack: i.as,
		paysFood: i.pay?.food ?? 0
	})), G(e, t, i.pay, w[r].rule), Qo(n) && (e.fight.sheep = "none"), ts(e, t, r, i.returns === !0), es(e, t, r, i), i.hit === "none") return;
	e.fight.attacked = !0;
	let o = Yo(e, r, i.hit);
	if (o === "each") is(e, t, n);
	else if (o === "first" || o === "first-non-priest") rs(e, t, n, 0);
	else {
		let e = {
			seat: t,
			attack: a
		}, n = Array(i.times ?? 1).fill(e);
		I.raise({
			proc: "target",
			todo: n,
			at: 0
		});
	}
}
function es(e, t, n, { blocksConquest: r, blocksHealing: i }) {
	let { rule: a } = w[n];
	r && (e.fight.noConquest = !0, I.tell(() => ({
		type: "conquest-blocked",
		rule: a,
		seat: t,
		by: n
	}))), i && (e.fight.noHealing = !0, I.tell(() => ({
		type: "healing-blocked",
		rule: a,
		seat: t,
		by: n
	})));
}
function ts(e, t, n, r) {
	let { plan: i, lair: a } = e.players[t];
	i.creatures.splice(i.creatures.indexOf(n), 1), r ? I.tell(() => ({
		type: "returns",
		rule: w[n].rule,
		seat: t,
		monster: n
	})) : sa(a, n, !1).spent = !0, K(n) || e.fight.sent.push((r ? Xn.ready : Xn.spent)[n]);
}
var ns = I.eachInTurn("target", {
	who(e, { seat: t, attack: n }) {
		if (!B(e, t)) return;
		let { id: r, attack: i } = Vo(n), { party: a } = e.players[t];
		for (let n = 0; n < a.length; n++) if (Xo(e, t, r, i.hit, n) === void 0) return t;
	},
	options(e, t, { attack: n }, r) {
		let { id: i, attack: a } = Vo(n), { party: o } = e.players[t];
		for (let n = 0; n < o.length; n++) r.add(No[o[n].id][n], Xo(e, t, i, a.hit, n));
	},
	choose(e, t, { attack: n }, r) {
		rs(e, t, Vo(n), Fo(r));
	},
	about(e, t, { attack: n }) {
		let { id: r, attack: i } = Vo(n);
		return {
			monster: r,
			attack: i.as,
			damage: i.damage + Zo(e, t, r, !1)
		};
	}
});
function rs(e, t, n, r) {
	let { onKill: i } = n.attack;
	as(e, t, n, r, n.attack.damage), Nr(e, t) > 0 && i !== void 0 && B(e, t) && jr(e, t) === 0 && (as(e, t, n, 0, i), Nr(e, t));
}
function is(e, t, n) {
	let { party: r } = e.players[t];
	for (let i = 0; i < r.length; i++) Ar(e, r[i]) && as(e, t, n, i, n.attack.damage);
	Nr(e, t);
}
function as(e, t, n, r, i) {
	let { id: a } = e.players[t].party[r], { id: o } = n, s = Zo(e, t, o, Qo(n)), c = i + s, { absorbed: l, wounds: u, left: d } = Mr(e, t, r, c);
	I.tell(() => ({
		type: "hit",
		rule: "DL-FIGHT-10",
		seat: t,
		monster: o,
		hero: a,
		place: r + 1,
		damage: c,
		bonus: s,
		absorbed: l,
		wounds: u,
		left: d,
		line: z(e, t),
		sum: vr({
			damage: c,
			bonus: s,
			absorbed: l,
			wounds: u
		})
	}));
}
function os(e) {
	let { seat: t } = e.fight, { creatures: n } = e.players[t].plan;
	for (; n.length > 0;) {
		let r = n[0], i = Go(e, n) === r, a = (i ? Ro[r] : Ko(e, r)).some(({ attack: e }) => e.returns === !0);
		i && (e.fight.sheep = "none"), I.tell(() => ({
			type: "cannot-attack",
			rule: "DL-RULING-28",
			seat: t,
			monster: r,
			stays: a
		})), ts(e, t, r, a);
	}
}
function ss(e, t) {
	let n = X(e, t);
	n.length === 0 ? I.tell(() => ({
		type: "no-effect",
		rule: "DL-CARD-54",
		seat: t,
		card: "blind-rage"
	})) : (e.fight.rage = !0, I.tell(() => ({
		type: "rage",
		rule: "DL-CARD-54",
		seat: t,
		monsters: n
	})));
}
function cs(e, t) {
	let n = e.players[t];
	for (let e of ["gold", "food"]) if (n[e] !== 0) {
		n[e]--, I.tell(() => ({
			type: "treasure-lost",
			rule: "DL-CARD-49",
			seat: t,
			what: e,
			left: n[e]
		}));
		return;
	}
	if (n.traps.length > 0) return {
		proc: "discard-trap",
		todo: [{
			seat: t,
			because: "spell"
		}],
		at: 0
	};
	I.tell(() => ({
		type: "no-effect",
		rule: "DL-CARD-49",
		seat: t,
		card: "detect-treasure"
	}));
}
var ls = 1;
function us(e, t) {
	if (e.players[t].traps.length > 0) return {
		proc: "discard-trap",
		todo: [{
			seat: t,
			because: "spell"
		}],
		at: 0
	};
	V(e, t, ls, "DL-CARD-50");
}
function ds(e, t) {
	e.players[t].party.unshift({
		id: "illusion",
		wounds: 0,
		extra: 0,
		poison: 0
	}), I.tell(() => ({
		type: "illusion",
		rule: "DL-CARD-56",
		seat: t,
		line: z(e, t)
	}));
}
function fs(e, t) {
	let { party: n } = e.players[t], r = n.filter(({ id: e }) => x[e].is === "mage");
	if (r.length === 0) I.tell(() => ({
		type: "no-effect",
		rule: "DL-CARD-46",
		seat: t,
		card: "invisibility"
	}));
	else {
		for (let e of r) n.splice(n.indexOf(e), 1), n.push(e);
		e.fight.invisible = !0, I.tell(() => ({
			type: "invisible",
			rule: "DL-CARD-46",
			seat: t,
			heroes: r.map(({ id: e }) => e),
			line: z(e, t)
		}));
	}
}
function ps(e, t) {
	let { prison: n } = e.players[t];
	if (!n.every(Br)) return {
		proc: "lose-prisoner",
		todo: [{
			seat: t,
			because: "magic-key"
		}],
		at: 0
	};
	I.tell(() => ({
		type: "no-effect",
		rule: "DL-CARD-59",
		seat: t,
		card: "magic-key"
	}));
}
var ms = (e) => e.combatCards[e.combatShown - 1], hs = (e) => _s(e, "fast"), gs = (e) => _s(e, "slow");
function _s(e, t) {
	let n = ms(e);
	if (cn[n].speed !== t) return;
	let { seat: r, noSpells: i } = e.fight, a = e.players[r], o = Do(a, a.plan.cell), s = e.combatShown, c = Or(e, r);
	if (c < s) {
		I.tell(() => ({
			type: "no-spell",
			rule: "DL-FIGHT-7",
			seat: r,
			card: n,
			...vs(e, r, c, s)
		}));
		return;
	}
	if (o !== void 0 && D[o].noSpells) {
		I.tell(() => ({
			type: "spell-stopped",
			rule: D[o].rule,
			seat: r,
			card: n,
			by: o
		}));
		return;
	}
	if (i) {
		I.tell(() => ({
			type: "spell-stopped",
			rule: "DL-CARD-39",
			seat: r,
			card: n,
			by: "anti-magic-dart"
		}));
		return;
	}
	I.tell(() => ({
		type: "spell",
		rule: t === "fast" ? "DL-FIGHT-6" : "DL-FIGHT-14",
		seat: r,
		card: n,
		...vs(e, r, c, s)
	})), Sr(e, r, n, s, c);
	let { effect: l, power: u, rule: d } = cn[n];
	if (l !== void 0 && bs(e, r, n, l, d), u !== void 0) return ys[u](e, r);
	l === void 0 && I.tell(() => ({
		type: "no-effect",
		rule: d,
		seat: r,
		card: n
	}));
}
function vs(e, t, n, r) {
	let i = cr(e, t, "wand"), { wands: a = 0 } = i, o = {
		terms: _r(["magic", n - a], ["wands", a]),
		atLeast: {
			what: "needed",
			n: r
		}
	};
	return {
		magic: n,
		needed: r,
		...i,
		sum: o
	};
}
var ys = {
	"word-of-peace": bo,
	suggestion: _o,
	invisibility: fs,
	"detect-treasure": cs,
	graffiti: us,
	"aura-of-fear": ao,
	metamorphosis: uo,
	"blind-rage": ss,
	illusion: ds,
	"magic-key": ps,
	"dimensional-gate": co
};
function bs(e, t, n, r, i) {
	let a = e.players[t], { evil: o, imps: s, shield: c, heal: l, headHealth: u, fatigue: d } = r;
	if (o !== void 0 && V(e, t, o, i), s !== void 0) {
		let e = Math.min(-s, a.imps);
		a.imps -= e, e === 0 ? I.tell(() => ({
			type: "no-effect",
			rule: i,
			seat: t,
			card: n
		})) : I.tell(() => ({
			type: "imps-lost",
			rule: i,
			seat: t,
			imps: e,
			left: a.imps
		}));
	}
	if (c !== void 0 && (e.fight.shield += c, I.tell(() => ({
		type: "shield",
		rule: i,
		seat: t,
		points: c
	}))), l !== void 0 && (a.party.some(({ wounds: e }) => e > 0) ? zr(e, t, l, i) : I.tell(() => ({
		type: "no-effect",
		rule: i,
		seat: t,
		card: n
	}))), u !== void 0) {
		let n = a.party[0];
		n.extra += u, I.tell(() => ({
			type: "fattened",
			rule: i,
			seat: t,
			hero: n.id,
			points: u,
			health: R(n),
			line: z(e, t)
		}));
	}
	d !== void 0 && (e.fight.courage -= d, I.tell(() => ({
		type: "courage",
		rule: i,
		seat: t,
		points: -d
	})));
}
function xs(e) {
	let { seat: t, courage: n, noConquest: r } = e.fight;
	if (r) return;
	let { fatigue: i } = cn[ms(e)], a = Math.max(0, i - n);
	I.tell(() => ({
		type: "fatigue",
		rule: "DL-FIGHT-18",
		seat: t,
		printed: i,
		less: n,
		points: a,
		sum: {
			terms: _r(["printed", i], ["less", a - i]),
			makes: {
				what: "fatigue",
				n: a
			}
		}
	})), Ss(e, t, a);
}
function Ss(e, t, n) {
	let { party: r } = e.players[t], i = n;
	for (; i > 0;) {
		let n = jr(e, t);
		if (n < 0) break;
		let { id: a } = r[n], o = 0, s = 0, c = 1;
		for (; i > 0 && c > 0;) {
			let r = Mr(e, t, n, 1);
			o += r.wounds, s += r.absorbed, c = r.left, i--;
		}
		I.tell(() => ({
			type: "tired",
			rule: "DL-FIGHT-18",
			seat: t,
			hero: a,
			place: n + 1,
			left: c,
			absorbed: s,
			wounds: o,
			line: z(e, t)
		})), Nr(e, t);
	}
	i > 0 && I.tell(() => ({
		type: "fatigue-lost",
		rule: "DL-FIGHT-19",
		seat: t,
		points: i
	}));
}
function Cs(e) {
	let { seat: t, noConquest: n } = e.fight, r = e.players[t], { cell: i } = r.plan;
	n ? I.tell(() => ({
		type: "not-conquered",
		rule: "DL-RULING-30",
		seat: t,
		cell: P[i]
	})) : (r.map[i] = r.map[i] === 2 ? 4 : 3, I.tell(() => ({
		type: "conquered",
		rule: "DL-CONQ-1",
		seat: t,
		cell: P[i]
	})), V(e, t, -1, "DL-CONQ-2"));
}
function ws(e) {
	let { seat: t } = e.fight, { party: n } = e.players[t];
	for (let r = n.findIndex(Es); r >= 0; r = n.findIndex(Es)) {
		n[r].poison -= Ts;
		let i = Ar(e, n[r]) ? r : jr(e, t);
		if (i < 0) continue;
		let { id: a } = n[i], { absorbed: o, wounds: s, left: c } = Mr(e, t, i, Ts);
		I.tell(() => ({
			type: "poisoned",
			rule: "DL-FIGHT-20",
			seat: t,
			hero: a,
			place: i + 1,
			left: c,
			absorbed: o,
			wounds: s,
			line: z(e, t)
		})), Nr(e, t);
	}
}
var Ts = O["poisoned-dart"].later, Es = ({ poison: e }) => e > 0;
function Ds(e) {
	let { seat: t, attacked: n, noHealing: r } = e.fight, i = Dr(e, t);
	i !== 0 && e.players[t].party.some(({ wounds: e }) => e > 0) && (!n || r ? n || I.tell(() => ({
		type: "no-healing",
		rule: "DL-FIGHT-16",
		seat: t,
		...Os(e, t, i)
	})) : (I.tell(() => ({
		type: "healing",
		rule: "DL-FIGHT-17",
		seat: t,
		...Os(e, t, i)
	})), Cr(e, t, i), zr(e, t, i, "DL-FIGHT-17")));
}
function Os(e, t, n) {
	let r = cr(e, t, "potion"), { potions: i = 0 } = r, a = {
		terms: _r(["hearts", n - i], ["potions", i]),
		makes: {
			what: "hearts",
			n
		}
	};
	return {
		hearts: n,
		...r,
		sum: a
	};
}
function ks(e, t, { id: n }) {
	let { is: r } = x[n];
	r === "mage" ? (e.fight.noSpells = !0, I.tell(() => ({
		type: "spells-blocked",
		rule: "DL-CARD-39",
		seat: t,
		hero: n
	}))) : r === "priest" && (e.fight.noHealing = !0, I.tell(() => ({
		type: "healing-blocked",
		rule: "DL-CARD-39",
		seat: t,
		by: "anti-magic-dart"
	})));
}
function As(e) {
	let { seat: t } = e.fight, [n, r] = e.players[t].plan.traps;
	return r === void 0 || n === r ? void 0 : {
		proc: "first-trap",
		todo: [t],
		at: 0
	};
}
var js = I.eachInTurn("first-trap", {
	who: (e, t) => t,
	options(e, t, n, r) {
		for (let n of e.players[t].plan.traps) r.add(n);
	},
	choose(e, t, n, r) {
		let { traps: i } = e.players[t].plan;
		i[0] !== r && i.reverse();
	}
});
function Ms(e) {
	let { seat: t } = e.fight, n = e.players[t], r = n.plan.traps.shift();
	if (r === void 0) return;
	Ye(e);
	let i = Is(e, t, r), a = {
		gold: i.gold ?? 0,
		food: i.food ?? 0,
		imps: i.imps ?? 0
	};
	if (W(e, t, i) !== void 0) {
		let i = e.options.unpaidTraps === "discard";
		i ? $i(e, t, r) : Ps(n, r), I.tell(() => ({
			type: i ? "trap-spoilt" : "trap-unpaid",
			rule: "DL-RULING-26",
			seat: t,
			trap: r,
			...a
		}));
	} else {
		if (I.tell(() => ({
			type: "trap-sprung",
			rule: "DL-FIGHT-3",
			seat: t,
			trap: r,
			...a
		})), G(e, t, i, "DL-FIGHT-3"), $i(e, t, r), O[r].damage.chosen !== void 0) return {
			proc: "trap-target",
			todo: [{
				seat: t,
				trap: r
			}],
			at: 0
		};
		Bs(e, t, r, Ns);
	}
}
var Ns = -1;
function Ps({ shownTraps: e, plan: t }, n) {
	let r = 1 + Fs(t.traps, n);
	for (; Fs(e, n) < r;) e.push(n);
}
var Fs = (e, t) => e.filter((e) => e === t).length;
function Is(e, t, n) {
	let r = e.players[t], { pay: i } = O[n], { trapGold: a } = jo(r, r.plan.cell);
	return a === 0 ? i ?? Ls : {
		...i,
		gold: (i?.gold ?? 0) + a
	};
}
var Ls = {}, Rs = I.eachInTurn("trap-target", {
	who: (e, { seat: t }) => B(e, t) ? t : void 0,
	options(e, t, n, r) {
		let { party: i } = e.players[t];
		for (let e = 0; e < i.length; e++) r.add(No[i[e].id][e]);
	},
	choose(e, t, { trap: n }, r) {
		Bs(e, t, n, Fo(r));
	},
	about: (e, t, { trap: n }) => ({
		trap: n,
		damage: O[n].damage.chosen ?? 0
	})
});
function zs(e, t, n, r) {
	let { party: i } = e.players[t], { first: a, second: o, each: s = 0, others: c = 0, last: l = 0, chosen: u = 0 } = O[n].damage, d = i.map((e, t) => s + (t > 0 ? c : 0));
	return a === "health" ? d[0] += R(i[0]) : a !== void 0 && (d[0] += n === "rolling-stone" ? Number(e.options.rollingStone) : a), o !== void 0 && i.length > 1 && (d[1] += o), d[i.length - 1] += l, r !== Ns && (d[r] += u), d;
}
function Bs(e, t, n, r) {
	let { party: i } = e.players[t], { rule: a, later: o, power: s, blocksConquest: c } = O[n], l = zs(e, t, n, r), u = Er(e, t) - e.fight.detected, d = u;
	xr(e, t, l.reduce((e, t) => e + t, 0), u);
	let f = !1;
	for (let r = 0; r < l.length; r++) {
		let a = l[r];
		if (a === 0) continue;
		f = !0;
		let o = i[r], s = Math.min(a, d);
		d -= s;
		let { absorbed: c, wounds: u, left: p } = Mr(e, t, r, a - s);
		I.tell(() => ({
			type: "trap-hits",
			rule: "DL-FIGHT-4",
			seat: t,
			trap: n,
			hero: o.id,
			place: r + 1,
			damage: a,
			stopped: s,
			wounds: u,
			left: p,
			line: z(e, t),
			sum: vr({
				damage: a,
				stopped: s,
				absorbed: c,
				wounds: u
			})
		}));
	}
	f || I.tell(() => ({
		type: "trap-misses",
		rule: a,
		seat: t,
		trap: n
	})), o !== void 0 && r !== Ns && (i[r].poison += o), s !== void 0 && Vs[s](e, t, i[r]), c && (e.fight.noConquest = !0, I.tell(() => ({
		type: "conquest-blocked",
		rule: a,
		seat: t,
		by: n
	}))), Hs(e, t, u - d), Nr(e, t);
}
var Vs = { "anti-magic-dart": ks };
function Hs(e, t, n) {
	let r = e.fight.detected + n;
	e.fight.detected = 0;
	for (let n of e.players[t].party) {
		let t = Math.min(r, Tr(n));
		r -= t, n.wounds < R(n) && (e.fight.detected += t);
	}
}
var Us = I.repeat("fights", (e) => {
	Gs(e);
	for (let t of L(e)) {
		let { plan: n, party: r } = e.players[t];
		if (n.cell === -1) continue;
		if (!B(e, t)) {
			Ks(e, t);
			continue;
		}
		e.fight = rr(t);
		let i = r.map(({ id: e }) => e);
		return I.tell(() => ({
			type: "fight",
			rule: "DL-FIGHT-1",
			seat: t,
			cell: P[n.cell],
			heroes: i,
			line: z(e, t)
		})), {
			proc: "fight",
			at: 0
		};
	}
}), Ws = I.sequence("fight", [
	As,
	Ms,
	Ms,
	hs,
	(e) => ({
		proc: "attack",
		todo: [e.fight.seat],
		at: 0
	}),
	os,
	gs,
	Ds,
	xs,
	Cs,
	ws
], { aslongas: (e) => B(e, e.fight.seat) });
function Gs(e) {
	let { seat: t } = e.fight;
	if (t !== -1) {
		B(e, t) || Rr(e, t);
		for (let { party: t } of e.players) for (let e of t) e.poison = 0;
		Ks(e, t), e.fight = rr();
	}
}
function Ks(e, t) {
	let n = e.players[t], { creatures: r, traps: i } = n.plan;
	B(e, t) || I.tell(() => ({
		type: "party-gone",
		rule: "DL-RULING-34",
		seat: t,
		creatures: r.slice(),
		traps: i.length
	})), n.plan = {
		cell: -1,
		traps: [],
		creatures: []
	};
}
function qs(e) {
	let t = 0;
	for (let n = 0; n < e.players.length; n++) B(e, n) && To(e.players[n].map) && (t |= 1 << n);
	return Js[e.players.length][e.first][t];
}
var Js = [
	0,
	1,
	2,
	3,
	4
].map((e) => Array.from({ length: e }, (t, n) => Array.from({ length: 1 << e }, (t, r) => Array.from({ length: e }, (t, r) => (n + r) % e).filter((e) => r >> e & 1)))), Ys = (e) => qs(e).length === 0 ? void 0 : {
	proc: "planning",
	drafts: e.players.map(() => [])
}, Xs = I.allAtOnce("planning", {
	seats: qs,
	step(e, t, n) {
		let r = e.players[t];
		return n.length === 0 ? "plan-tile" : tc(r, n) ? "plan-trap" : nc(r, n) ? "plan-creature" : void 0;
	},
	options(e, t, n, r) {
		let i = e.players[t];
		if (n.length === 0) return oc(i, r);
		if (tc(i, n)) {
			let { rule: e } = jo(i, Zs(n));
			for (let t of k) r.add(t, ec(i.traps, t) > ec(n, t) ? void 0 : e);
		} else sc(i, n, r);
		r.add("done");
	},
	commit(e, t) {
		for (let n of qs(e)) {
			let r = t[n], i = r.filter(Qs), a = r.filter($s), o = r[0];
			e.players[n].plan = {
				cell: F(o),
				traps: i,
				creatures: a
			}, I.tell(() => ({
				type: "plan-shown",
				rule: "DL-RULING-23",
				seat: n,
				cell: o,
				creatures: a.slice(),
				traps: i.length
			}));
		}
	},
	about(e, t, n) {
		let r = e.players[t];
		if (n.length === 0) return { round: e.combatShown + 1 };
		let i = Zs(n), { traps: a, monsters: o, trapGold: s } = jo(r, i);
		return tc(r, n) ? {
			cell: P[i],
			left: a - n.filter(Qs).length,
			gold: s
		} : {
			cell: P[i],
			left: o - ac(n)
		};
	}
}), Zs = (e) => F(e[0]), Qs = (e) => e in O, $s = (e) => e in w;
function ec(e, t) {
	let n = 0;
	for (let r = 0; r < e.length; r++) e[r] === t && n++;
	return n;
}
function tc(e, t) {
	for (let e = 1; e < t.length; e++) if (!Qs(t[e])) return !1;
	let n = t.length - 1;
	return n < jo(e, Zs(t)).traps && n < e.traps.length;
}
function nc(e, t) {
	if (t.at(-1) === "done" && !rc(e, t)) return !1;
	let { lair: n } = e;
	for (let r = 0; r < n.length; r++) if (ic(e, t, n[r]) === void 0) return !0;
	return !1;
}
var rc = (e, t) => ec(t, "done") === 1 && tc(e, t.slice(0, -1));
function ic(e, t, { id: n, spent: r }) {
	if (r) return "DL-FIGHT-13";
	let i = oa(e.lair, n) > ec(t, n);
	if (K(n)) return i ? void 0 : "DL-PLAN-5";
	let { monsters: a, rule: o } = jo(e, Zs(t));
	return i && ac(t) < a ? void 0 : o;
}
function ac(e) {
	let t = 0;
	for (let n = 1; n < e.length; n++) {
		let r = e[n];
		$s(r) && !K(r) && t++;
	}
	return t;
}
function oc({ map: e }, t) {
	let n = So(e), r = wo(e, n);
	for (let i = 0; i < N; i++) {
		let a = Eo(e, n, r, i);
		t.add(P[i], a, a === "DL-RULING-25" ? () => ({
			steps: n[i],
			least: r
		}) : void 0);
	}
}
function sc(e, t, n) {
	let { lair: r } = e;
	for (let i = 0; i < r.length; i++) {
		let { id: a } = r[i], o = !0;
		for (let e = 0; e < i; e++) r[e].id === a && (o = !1);
		if (!o) continue;
		let s = r.find((e) => e.id === a && !e.spent) ?? r[i];
		n.add(a, ic(e, t, s));
	}
}
function cc(e) {
	let t = [];
	for (let n of L(e)) {
		let { map: r, prison: i } = e.players[n];
		B(e, n) && !To(r) && (I.tell(() => ({
			type: "no-tile",
			rule: "DL-PLAN-7",
			seat: n,
			prisoners: i.length
		})), i.length > 0 && t.push({
			seat: n,
			because: "no-tile"
		}));
	}
	return t.length === 0 ? void 0 : {
		proc: "lose-prisoner",
		todo: t,
		at: 0
	};
}
var lc = I.eachInTurn("lose-prisoner", {
	who: (e, { seat: t }) => t,
	options(e, t, { because: n }, r) {
		let { prison: i } = e.players[t];
		for (let e = 0; e < i.length; e++) {
			let t = i[e];
			i.indexOf(t) === e && r.add(t, n === "magic-key" && Br(t) ? "DL-CARD-59" : void 0);
		}
	},
	choose(e, t, { because: n }, r) {
		let { prison: i } = e.players[t];
		i.splice(i.indexOf(r), 1), e.farLands.push(r), r === Vr(e) && (e.paladin = "gone");
		let a = n === "magic-key" ? "DL-CARD-59" : "DL-PLAN-7";
		I.tell(() => ({
			type: "prisoner-lost",
			rule: a,
			seat: t,
			hero: r
		}));
	},
	about: (e, t, { because: n }) => ({ because: n })
});
function uc(e) {
	if (e.combatShown !== 4) {
		for (let t = 0; t < e.players.length; t++) if (B(e, t)) return {
			proc: "combat-round",
			at: 0
		};
	}
}
var dc = I.sequence("combat", [
	(e) => {
		I.tell(() => ({
			type: "combat",
			rule: "DL-COMBAT-1",
			year: e.year
		})), $a(e);
	},
	uc,
	uc,
	uc,
	uc,
	mc
]), fc = I.sequence("combat-round", [
	(e) => I.tell(() => ({
		type: "combat-round",
		rule: "DL-COMBAT-7",
		round: e.combatShown + 1
	})),
	cc,
	Ys,
	pc,
	() => ({
		proc: "fights",
		at: 0
	})
]);
function pc(e) {
	Ye(e), e.combatShown++;
	let t = ms(e), { fatigue: n } = cn[t];
	I.tell(() => ({
		type: "combat-card",
		rule: "DL-REVEAL-1",
		round: e.combatShown,
		card: t,
		fatigue: n
	}));
}
function mc(e) {
	for (let t of L(e)) {
		hr(e, t), hc(e, t);
		for (let n of e.players[t].lair) n.spent = !1;
	}
	I.tell(() => ({
		type: "combat-over",
		rule: "DL-COMBAT-6",
		year: e.year
	}));
}
function hc(e, t) {
	let n = e.players[t].party.splice(0).flatMap(({ id: e }) => e === "illusion" ? [] : [e]);
	n.length !== 0 && (e.farLands.push(...n), n.some(Br) && (e.paladin = "gone"), I.tell(() => ({
		type: "heroes-leave",
		rule: "DL-COMBAT-5",
		seat: t,
		heroes: n
	})));
}
var gc = {
	combat: dc,
	"combat-round": fc,
	"lose-prisoner": lc,
	planning: Xs,
	fights: Us,
	fight: Ws,
	"first-trap": js,
	"trap-target": Rs,
	attack: Ho,
	target: ns,
	"word-of-peace": xo,
	suggestion: vo,
	"aura-of-fear": oo,
	metamorphosis: fo,
	"dimensional-gate": lo
}, _c = {
	"lose-prisoner": { rules: [
		"DL-PLAN-7",
		"DL-RULING-22",
		"DL-CARD-59"
	] },
	"plan-tile": { rules: [
		"DL-PLAN-1",
		"DL-PLAN-2",
		"DL-RULING-25"
	] },
	"plan-trap": { rules: [
		"DL-PLAN-3",
		"DL-PLAN-4",
		"DL-PLAN-6",
		"DL-RULING-26"
	] },
	"plan-creature": { rules: [
		"DL-PLAN-3",
		"DL-PLAN-4",
		"DL-PLAN-5",
		"DL-PLAN-6",
		"DL-RULING-28"
	] },
	"first-trap": { rules: ["DL-CARD-28", "DL-RULING-50"] },
	"trap-target": { rules: ["DL-FIGHT-3", "DL-FIGHT-4"] },
	attack: { rules: [
		"DL-FIGHT-9",
		"DL-FIGHT-10",
		"DL-FIGHT-11",
		"DL-FIGHT-13",
		"DL-RULING-28"
	] },
	target: { rules: ["DL-FIGHT-10", "DL-FIGHT-12"] },
	"word-of-peace": { rules: ["DL-CARD-43", "DL-RULING-47"] },
	suggestion: { rules: ["DL-CARD-44", "DL-MONTYPE-1"] },
	"aura-of-fear": { rules: ["DL-CARD-52"] },
	metamorphosis: { rules: ["DL-CARD-53", "DL-RULING-52"] },
	"dimensional-gate": { rules: ["DL-CARD-60", "DL-RULING-52"] }
}, vc = (e, t, n, r) => E[n].spaces[r].foreman && !yc(e, t) ? 1 : 0, yc = (e, t) => e.options.trollForeman && ca(e.players[t].lair) > 0;
function bc(e, t, n, r) {
	let i = vc(e, t, n, r);
	return i === 1 || !E[n].spaces[r].foreman ? i : (la(e.players[t], 1), I.tell(() => ({
		type: "troll-watches",
		rule: "DL-RULING-15",
		seat: t
	})), 0);
}
var xc = (e, t) => E[e].spaces[t].permit ?? 0;
function Sc(e, t) {
	e.imps -= t, e.busy += t;
}
var Cc = I.eachInTurn("dig-tunnels", {
	who(e, t) {
		let n = q(e, "dig", t);
		if (n === void 0) return;
		let { imps: r, map: i } = e.players[n];
		return r >= (e.permit > 0 ? 1 : 1 + vc(e, n, "dig", t)) && Wa(i) ? n : void 0;
	},
	skipped: wa("dig"),
	options(e, t, n, r) {
		let { map: i } = e.players[t];
		for (let e = 0; e < N; e++) r.add(P[e], Ua(i, e));
		r.add(e.permit > 0 ? "stop" : "pass");
	},
	choose(e, t, n, r) {
		if (r === "pass") return void Ca(e, "dig", n);
		if (r === "stop") return wc(e, n);
		let i = e.permit > 0, a = i ? 1 : 1 + bc(e, t, "dig", n);
		e.permit = (i ? e.permit : xc("dig", n)) - 1, Tc(e, t, F(r), a);
		let o = e.players[t];
		return e.permit > 0 && o.imps > 0 && Wa(o.map) ? "again" : wc(e, n);
	},
	about: (e, t, n) => ({
		space: n + 1,
		left: e.permit > 0 ? e.permit : xc("dig", n),
		imps: e.players[t].imps,
		foreman: e.permit === 0 && vc(e, t, "dig", n) === 1
	})
});
function wc(e, t) {
	e.permit = 0, J(e, "dig", t);
}
function Tc(e, t, n, r) {
	let i = e.players[t];
	Sc(i, r), i.map[n] = 1, I.tell(() => ({
		type: "dug",
		rule: "DL-DIG-6",
		seat: t,
		cell: P[n],
		imps: r
	}));
}
var Ec = ({ blocked: e, drawn: t }) => T.filter((n) => !e.includes(n) && !t.includes(n)), Dc = ({ blocked: e, drawn: t }, n) => e.includes(n) || t.includes(n) ? "DL-NPC-7" : void 0;
function Oc(e) {
	return e.dummies.length === 1 ? kc : L(e);
}
var kc = [0];
function Ac(e) {
	if (e.dummies.length === 0) return;
	let t = e.dummies.length === 1;
	for (let n of Oc(e)) {
		let r = e.dummies[n];
		for (let i = 0; i < (t ? 3 : 2); i++) {
			let i = Xe(e, Ec(r));
			r.drawn.push(i), Mc(e, n, i, 1, t ? "DL-NPC-3" : "DL-NPC-6");
		}
	}
	t && Pc(e.dummies[0]);
}
function jc(e) {
	if (e.dummies.length === 2) for (let t of Oc(e)) Mc(e, t, e.dummies[t].drawn[2], 0, "DL-NPC-9");
}
function Mc(e, t, n, r, i) {
	let a = 3 * T.indexOf(n) + r;
	for (; e.spaces[a] !== -1;) a++;
	e.spaces[a] = 8 + t, I.tell(() => ({
		type: "dummy-ordered",
		rule: i,
		dummy: t + 1,
		order: n,
		space: a % 3 + 1
	}));
}
function Nc(e) {
	if (e.dummies.length === 2) for (let t of e.dummies) Pc(t);
}
function Pc(e) {
	e.blocked = ui(e.drawn), e.drawn = [];
}
function Fc(e) {
	for (let t of e.players) {
		t.imps += t.busy, t.busy = 0;
		for (let e of t.lair) e.worked = !1;
		for (let e of t.rooms) e.produced = 0;
	}
	Nc(e), e.season < 3 && (e.first = (e.first + 1) % e.players.length, I.tell(() => ({
		type: "first-passes",
		rule: "DL-END-2",
		seat: e.first
	}))), e.season += 1;
}
function Ic(e) {
	let t = e.players.map(({ evil: e }) => e), n = Math.max(...t), r = Math.min(...t);
	if (n !== r) for (let i of L(e)) t[i] === n ? V(e, i, 1, "DL-CARD-71") : t[i] === r && V(e, i, -1, "DL-CARD-71");
}
function Lc(e, t, n) {
	let r = [];
	for (let i of L(e)) {
		let e = t(i);
		e > 0 && r.push({
			seat: i,
			gold: e,
			extra: n
		});
	}
	return {
		proc: "taxes",
		todo: r,
		at: 0
	};
}
var Rc = I.eachInTurn("taxes", {
	who: (e, { seat: t }) => e.players[t].gold > 0 ? t : void 0,
	skipped: (e, { seat: t, gold: n, extra: r }) => zc(e, t, n, 0, r),
	options(e, t, { gold: n }, r) {
		let { gold: i } = e.players[t];
		for (let e = 0; e <= n; e++) r.add(Jn[e], e <= i ? void 0 : "DL-EVT-4");
	},
	choose(e, t, { gold: n, extra: r }, i) {
		zc(e, t, n, Number(i), r);
	},
	about: (e, t, { gold: n, extra: r }) => ({
		owed: n,
		extra: r
	})
});
function zc(e, t, n, r, i) {
	let a = e.players[t], o = n - r;
	a.gold -= r, a.letters += o, i ? I.tell(() => ({
		type: "rooms-taxed",
		rule: "DL-CARD-69",
		seat: t,
		rooms: n,
		owed: n,
		gold: r,
		letters: o
	})) : I.tell(() => ({
		type: "taxed",
		rule: "DL-EVT-4",
		seat: t,
		tiles: qa(a.map),
		owed: n,
		gold: r,
		letters: o
	}));
}
var Bc = (e) => mn[e.specials[e.year - 1]];
function Vc(e) {
	let { halve: t, roomTax: n, offer: r, roomGain: i, power: a } = Bc(e);
	if (I.tell(() => ({
		type: "special",
		rule: "DL-EVT-5",
		special: e.specials[e.year - 1]
	})), t !== void 0) for (let n of L(e)) Wc(e, n, t);
	if (i !== void 0) for (let t of L(e)) Gc(e, t);
	return n === void 0 ? r === void 0 ? a === void 0 ? void 0 : Hc[a](e) : {
		proc: "press-day",
		todo: L(e),
		at: 0
	} : Lc(e, (t) => n * Uc(e, t), !0);
}
var Hc = {
	"monster-strike": ua,
	"witch-hunt": Ic,
	"imp-fever": Gi,
	"safety-inspection": ga
}, Uc = (e, t) => Y(e.players[t].map, 2);
function Wc(e, t, { what: n, round: r }) {
	let i = e.players[t], a = i[n], o = r === "up" ? Math.ceil(a / 2) : Math.floor(a / 2);
	i[n] -= o, I.tell(() => ({
		type: "halved",
		rule: Bc(e).rule,
		seat: t,
		what: n,
		had: a,
		lost: o
	}));
}
function Gc(e, t) {
	let { roomGain: n, thenGain: r, rule: i } = Bc(e), a = Uc(e, t), o = a * (n?.gold ?? 0);
	e.players[t].gold += o, I.tell(() => ({
		type: "visitors",
		rule: i,
		seat: t,
		rooms: a,
		gold: o
	})), a > 0 && ta(e, t, r, i);
}
var Kc = I.eachInTurn("press-day", {
	who: (e, t) => W(e, t, Bc(e).offer?.pay) ? void 0 : t,
	options(e, t, n, r) {
		r.add("take"), r.add("pass");
	},
	choose(e, t, n, r) {
		if (r === "pass") return;
		let { offer: i, rule: a } = Bc(e);
		I.tell(() => ({
			type: "bargained",
			rule: a,
			seat: t,
			gold: i?.pay.gold ?? 0,
			evil: i?.gain.evil ?? 0
		})), G(e, t, i?.pay, a), ta(e, t, i?.gain, a);
	}
});
function qc(e) {
	if (e.season === 0) return;
	let t = e.events[e.season - 1];
	switch (I.tell(() => ({
		type: "event",
		rule: "DL-EVT-1",
		tile: t
	})), t) {
		case "payday": return Jc(e);
		case "taxes": return Lc(e, (t) => Math.ceil(qa(e.players[t].map) / fn.tilesPerGold), !1);
		case "special": return Vc(e);
	}
}
function Jc(e) {
	for (let { lair: t } of e.players) for (let e of t) e.unpaid = !0;
	return {
		proc: "pay-day",
		todo: L(e),
		at: 0
	};
}
var Yc = I.eachInTurn("pay-day", {
	who(e, t) {
		for (let { unpaid: n } of e.players[t].lair) if (n) return t;
	},
	options(e, t, n, r) {
		let { lair: i } = e.players[t];
		for (let n = 0; n < i.length; n++) {
			let { id: a, spent: o, unpaid: s } = i[n];
			s && !Xc(i, n) && (r.add(o ? Zn.spent[a] : Zn.ready[a], po(e, t, a, o ? "down" : "up")), r.add(o ? Qn.spent[a] : Qn.ready[a]));
		}
	},
	choose(e, t, n, r) {
		let { lair: i } = e.players[t], a = Zn.meaning.get(r), { id: o, spent: s } = a ?? Qn.meaning.get(r), c = sa(i, o, s);
		return a === void 0 ? (I.tell(() => ({
			type: "released",
			rule: "DL-EVT-2",
			seat: t,
			monster: o
		})), aa(e, t, c), V(e, t, dn.unpaidEvil, "DL-EVT-2")) : (c.unpaid = !1, I.raise({
			proc: "pay-cost",
			at: 0,
			seat: t,
			monster: o,
			lies: s ? "down" : "up"
		})), "again";
	}
});
function Xc(e, t) {
	let { id: n, spent: r } = e[t];
	for (let i = 0; i < t; i++) if (e[i].unpaid && e[i].id === n && e[i].spent === r) return !0;
	return !1;
}
var Zc = T.indexOf("monster"), Qc = I.allAtOnce("orders", {
	seats: L,
	step(e, t, n) {
		return n.length < S.played ? "order" : n.length < $c(e) ? "dummy-order" : n.length === $c(e) && Ea(e) ? "send-item" : void 0;
	},
	options(e, t, n, r) {
		if (n.length === $c(e)) return Da(e, t, r);
		if (n.length === S.played) {
			for (let n of T) r.add(n, Dc(e.dummies[t], n));
			return;
		}
		let { blocked: i } = e.players[t];
		for (let e = 0; e < T.length; e++) {
			let t = T[e];
			r.add(t, i.includes(t) ? "DL-REC-3" : n.includes(t) ? "DL-ORD-1" : void 0);
		}
	},
	about: (e, t, n) => n.length === $c(e) ? { adventurers: e.arriving.toReversed() } : { nth: n.length + 1 },
	commit(e, t) {
		for (let n = 0; n < e.players.length; n++) {
			let r = t[n], i = e.players[n];
			i.played = r.slice(0, S.played), i.shown = 0, e.dummies.length === 2 && e.dummies[n].drawn.push(r[S.played]);
		}
		Ea(e) && Oa(e, t.map((t) => t[$c(e)]));
	}
}), $c = (e) => S.played + +(e.dummies.length === 2);
function el(e) {
	let t = e.players[0].shown;
	for (let n of L(e)) {
		let r = e.players[n];
		r.shown = t + 1, I.tell(() => ({
			type: "order-shown",
			rule: "DL-ORD-2",
			seat: n,
			order: r.played[t],
			nth: t + 1
		}));
	}
	for (let n of L(e)) tl(e, n, e.players[n].played[t], t === 0);
}
function tl(e, t, n, r) {
	let i = e.players[t], a = T.indexOf(n), o = 0;
	for (; o < 3 && e.spaces[3 * a + o] !== -1;) o++;
	if (o === 3) {
		i.unused.push(n), I.tell(() => ({
			type: "no-space",
			rule: "DL-ORD-5",
			seat: t,
			order: n
		}));
		return;
	}
	let s = r && a === Zc ? 1 : 0;
	i.gold < s ? (i.unused.push(n), I.tell(() => ({
		type: "no-gold",
		rule: "DL-ORD-7",
		seat: t,
		order: n,
		gold: s
	}))) : (i.gold -= s, e.spaces[3 * a + o] = t, s > 0 ? I.tell(() => ({
		type: "placed-for-gold",
		rule: "DL-ORD-6",
		seat: t,
		order: n,
		space: o + 1,
		gold: s
	})) : I.tell(() => ({
		type: "placed",
		rule: "DL-ORD-3",
		seat: t,
		order: n,
		space: o + 1
	})));
}
var nl = I.eachInTurn("mine-gold", {
	who(e, t) {
		let n = q(e, "gold", t);
		if (n === void 0) return;
		let { imps: r, map: i } = e.players[n];
		return r > vc(e, n, "gold", t) && i.includes(1) ? n : void 0;
	},
	skipped: wa("gold"),
	options(e, t, n, r) {
		let { imps: i, map: a } = e.players[t], o = xc("gold", n), s = i - vc(e, t, "gold", n), c = Y(a, 1);
		for (let e = 1; e <= 4; e++) {
			let t = e > o ? "DL-DIG-1" : e > i ? "DL-MINE-1" : e > s ? "DL-DIG-2" : void 0;
			r.add(Jn[e], t ?? (e > c ? "DL-MINE-2" : void 0));
		}
		r.add("pass");
	},
	choose(e, t, n, r) {
		if (r === "pass") return Ca(e, "gold", n);
		let i = e.players[t], a = Number(r), o = a + bc(e, t, "gold", n);
		Sc(i, o), i.gold += a, J(e, "gold", n), I.tell(() => ({
			type: "mined",
			rule: "DL-MINE-1",
			seat: t,
			imps: o,
			gold: a,
			foreman: o > a
		}));
	},
	about: (e, t, n) => ({
		space: n + 1,
		permit: xc("gold", n),
		imps: e.players[t].imps,
		foreman: vc(e, t, "gold", n) === 1
	})
}), rl = (e) => Kt[e];
function il(e) {
	I.tell(() => ({
		type: "round",
		rule: "DL-GEN-4",
		year: e.year,
		season: rl(e.season)
	})), e.discardedMonsters.push(...e.forHire), e.discardedRooms.push(...e.forSale), e.forHire = al(e, e.monsterStack, Qt.monsters), e.forSale = al(e, e.roomStack, Qt.rooms), I.tell(() => ({
		type: "offered",
		rule: "DL-NEW-1",
		monsters: e.forHire.slice(),
		rooms: e.forSale.slice()
	}));
}
function al(e, t, n) {
	let r = [];
	for (let i = 0; i < n && t.length > 0; i++) r.push(Ze(e, t));
	return r;
}
function ol(e) {
	e.arriving = e.expected, e.expected = e.season < 3 ? sl(e, Qt.adventurers[e.players.length]) : [], e.season !== 3 && I.tell(() => ({
		type: "expected",
		rule: "DL-NEW-7",
		adventurers: e.expected.slice(),
		season: rl(e.season + 1)
	}));
}
function sl(e, t) {
	let { adventurerStack: n } = e, r = al(e, n, t);
	for (; ll(r) && n.some((e) => cl(e) !== cl(r[0]));) {
		let t = r.pop();
		I.tell(() => ({
			type: "put-under",
			rule: "DL-NEW-8",
			adventurer: t
		})), n.unshift(t), e.adventurersUnder++, r.push(Ze(e, n));
	}
	return e.adventurersUnder = Math.min(e.adventurersUnder, n.length), r.sort((e, t) => cl(e) - cl(t));
}
var cl = (e) => Ut[e].rank, ll = (e) => e.every((t) => cl(t) === cl(e[0]));
function ul(e) {
	if (e.season === 3) return;
	let t = e.events[e.eventsShown++];
	Ye(e), I.tell(() => ({
		type: "event-shown",
		rule: "DL-NEW-9",
		tile: t,
		season: rl(e.season + 1)
	})), t === "special" && (e.specialShown = !0, I.tell(() => ({
		type: "special-shown",
		rule: "DL-NEW-10",
		special: e.specials[e.year - 1]
	})));
}
function dl(e) {
	for (let t = 0; t < e.players.length; t++) if (hl(e, t)) return {
		proc: "production",
		lanes: e.players.map((t, n) => fl(e, n)),
		after: e.players.map(() => [])
	};
}
var fl = (e, t) => hl(e, t) ? [{
	proc: "produce",
	todo: [t],
	at: 0
}] : [], pl = I.sideBySide("production", {
	lane: fl,
	order: L,
	declared: "open"
});
function ml(e, t, { cell: n, id: r, produced: i }) {
	let { imps: a, lair: o, map: s } = e.players[t], c = D[r];
	return s[n] === 2 ? c.imps === void 0 ? "DL-PROD-2" : i >= en[e.year] ? e.year === 1 ? "DL-PROD-4" : "DL-PROD-5" : a + ca(o) < c.imps || W(e, t, c.pay) !== void 0 ? "DL-PROD-2" : c.gives?.tunnels !== void 0 && !Wa(s) ? "DL-DIG-4" : void 0 : "DL-RULING-16";
}
function hl(e, t) {
	for (let n of e.players[t].rooms) if (ml(e, t, n) === void 0) return !0;
	return !1;
}
var gl = I.eachInTurn("produce", {
	who: (e, t) => hl(e, t) ? t : void 0,
	options(e, t, n, r) {
		for (let n of e.players[t].rooms) r.add(n.id, ml(e, t, n));
		r.add("stop");
	},
	choose(e, t, n, r) {
		if (r !== "stop") return D[r].gives?.tunnels ? I.raise({
			proc: "dig-by-room",
			todo: [{
				seat: t,
				room: r
			}],
			at: 0
		}) : vl(e, t, r), "again";
	},
	about: (e, t) => ({
		imps: e.players[t].imps,
		trolls: ca(e.players[t].lair)
	})
}), _l = I.eachInTurn("dig-by-room", {
	who: (e, { seat: t }) => t,
	options(e, t, n, r) {
		let { map: i } = e.players[t];
		for (let e = 0; e < N; e++) r.add(P[e], Ua(i, e));
	},
	choose(e, t, { room: n }, r) {
		vl(e, t, n), Tc(e, t, F(r), 0);
	},
	about: (e, t, { room: n }) => ({ room: n })
});
function vl(e, t, n) {
	let r = e.players[t], { imps: i = 0, pay: a, gives: o } = D[n], s = la(r, i);
	Sc(r, i - s), r.rooms.find((e) => e.id === n).produced++, I.tell(() => ({
		type: "produced",
		rule: "DL-PROD-2",
		seat: t,
		room: n,
		workers: i - s,
		trolls: s,
		paysFood: a?.food ?? 0,
		...ra(o)
	})), G(e, t, a, "DL-PROD-2"), r.gold += o?.gold ?? 0, r.food += o?.food ?? 0, r.imps += o?.imps ?? 0, (o?.evil !== void 0 || o?.traps !== void 0) && I.later({
		proc: "product",
		at: 0,
		seat: t,
		room: n
	});
}
var yl = I.sequence("product", [(e, t) => ta(e, t.seat, D[t.room].gives, "DL-RULING-40")], { show: ({ seat: e, room: t }) => ({
	seat: e,
	room: t
}) }), bl = (e) => E.monster.spaces[e].pay?.food ?? 0;
function xl(e) {
	if (e.options.dummiesHire && e.dummies.length > 0) return {
		proc: "hiring",
		at: 0
	};
	let t = ba(e, "monster");
	return t === void 0 ? void 0 : {
		proc: "recruit-monster",
		todo: t,
		at: 0
	};
}
var Sl = (e) => (t) => {
	let n = ya(t, "monster", e) - 8;
	if (n < 0) return {
		proc: "recruit-monster",
		todo: [e],
		at: 0
	};
	let r = t.forHire.shift();
	r !== void 0 && (t.discardedMonsters.push(r), I.tell(() => ({
		type: "dummy-hired",
		rule: "DL-RULING-9",
		dummy: n + 1,
		monster: r
	})));
}, [Cl, wl, Tl] = E.monster.resolves, El = I.sequence("hiring", [
	Sl(Cl),
	Sl(wl),
	Sl(Tl)
]), Dl = I.eachInTurn("recruit-monster", {
	who(e, t) {
		let n = q(e, "monster", t);
		if (n !== void 0) {
			for (let r of e.forHire) if (po(e, n, r, "board", bl(t)) === void 0) return n;
		}
	},
	skipped: wa("monster"),
	options(e, t, n, r) {
		let { forHire: i } = e;
		for (let a = 0; a < i.length; a++) {
			let o = i[a];
			i.indexOf(o) === a && r.add(o, po(e, t, o, "board", bl(n)));
		}
		r.refused !== void 0 && r.none(Ol(e), "DL-MON-4"), r.add("pass");
	},
	choose(e, t, n, r) {
		if (r === "pass") Ca(e, "monster", n);
		else return {
			proc: "hire",
			at: 0,
			seat: t,
			monster: r,
			space: n
		};
	},
	about: (e, t, n) => ({
		space: n + 1,
		food: bl(n)
	})
}), Ol = (e) => Object.keys(w).filter((t) => !e.forHire.includes(t)), kl = I.sequence("hire", [(e, t) => ({
	proc: "pay-cost",
	at: 0,
	seat: t.seat,
	monster: t.monster,
	lies: "board"
}), (e, t) => {
	G(e, t.seat, E.monster.spaces[t.space].pay, "DL-MON-3"), e.forHire.splice(e.forHire.indexOf(t.monster), 1), J(e, "monster", t.space), ia(e, t.seat, t.monster), I.tell(() => ({
		type: "hired",
		rule: "DL-MON-2",
		seat: t.seat,
		monster: t.monster,
		food: bl(t.space)
	}));
}], { show: ({ seat: e, monster: t, space: n }) => ({
	seat: e,
	monster: t,
	space: n
}) });
function Al({ played: e, unused: t }, n) {
	return n === e[0] || t.includes(n) ? void 0 : "DL-REC-2";
}
function jl({ played: e, unused: t }) {
	for (let n of t) if (n !== e[0]) return !0;
	return !1;
}
function Ml(e) {
	return e.players.some(jl) ? {
		proc: "recovery",
		lanes: e.players.map((t, n) => Nl(e, n)),
		after: e.players.map(() => [])
	} : void 0;
}
var Nl = (e, t) => jl(e.players[t]) ? [{
	proc: "take-order-back",
	todo: [t],
	at: 0
}] : [], Pl = I.sideBySide("recovery", {
	lane: Nl,
	order: L
}), Fl = I.eachInTurn("take-order-back", {
	who: (e, t) => t,
	options(e, t, n, r) {
		let i = e.players[t];
		for (let e of T) r.add(e, Al(i, e));
	},
	choose: Ll
});
function Il(e) {
	for (let t of L(e)) {
		let n = e.players[t].played[0];
		n !== void 0 && Ll(e, t, t, n);
	}
}
function Ll(e, t, n, r) {
	let i = e.players[t], a = i.played.filter((e) => e !== r);
	i.blocked = a, i.played = [], i.shown = 0, i.unused = [], I.tell(() => ({
		type: "taken-back",
		rule: "DL-REC-2",
		seat: t,
		order: r,
		blocked: a
	}));
}
var Rl = (e, t) => ({
	who(t, n) {
		let r = q(t, e, n);
		return r === void 0 || W(t, r, E[e].spaces[n].pay) ? void 0 : r;
	},
	skipped: wa(e),
	options(e, t, n, r) {
		r.add("take"), r.add("pass");
	},
	choose(n, r, i, a) {
		if (a === "pass") {
			Ca(n, e, i);
			return;
		}
		let o = E[e].spaces[i];
		return J(n, e, i), I.tell(() => ({
			type: "traded",
			rule: "DL-PAY-1",
			seat: r,
			order: e,
			space: i + 1,
			...zl(e, i)
		})), G(n, r, o.pay, "DL-PAY-1"), t(n, r, o);
	},
	about: (t, n, r) => ({
		space: r + 1,
		...zl(e, r)
	})
}), zl = (e, t) => {
	let { pay: n, gain: r } = E[e].spaces[t];
	return {
		...na(n),
		...ra(r)
	};
}, Bl = (e, t, n) => (ta(e, t, n.gain, "DL-PAY-1"), n.spy ? {
	proc: "spy",
	todo: [t],
	at: 0
} : void 0), Vl = (e, t, n) => {
	let r = tn[e.year];
	ta(e, t, n.gain, "DL-TRAP-1");
	let i = 0;
	for (let n = 0; n < r; n++) Ji(e, t, "DL-TRAP-2") && i++;
	return i > 0 ? {
		proc: "discard-trap",
		todo: [{
			seat: t,
			because: "bought"
		}],
		at: 0
	} : void 0;
}, Hl = I.eachInTurn("get-food", Rl("food", Bl)), Ul = I.eachInTurn("improve-reputation", Rl("reputation", Bl)), Wl = I.eachInTurn("recruit-imps", Rl("imps", Bl)), Gl = I.eachInTurn("buy-traps", Rl("traps", Vl)), Kl = I.eachInTurn("spy", {
	who: (e, t) => t,
	options(e, t, n, r) {
		for (let e of tr) r.add(e);
		r.add("pass");
	},
	choose(e, t, n, r) {
		if (r === "pass") return;
		let i = tr.indexOf(r), { spied: a } = e.players[t];
		a.includes(i) || a.push(i), Ye(e), I.tell(() => ({
			type: "spied",
			rule: "DL-RULING-13",
			seat: t,
			card: i + 1,
			secret: {
				to: [t],
				combatCard: e.combatCards[i]
			}
		}));
	}
}), ql = I.eachInTurn("discard-trap", {
	who: (e, { seat: t }) => e.players[t].traps.length > 0 ? t : void 0,
	options(e, t, { because: n }, r) {
		let { traps: i } = e.players[t];
		for (let e = 0; e < k.length; e++) {
			let t = k[e];
			r.add(t, i.includes(t) ? void 0 : Jl[n]);
		}
	},
	choose(e, t, { because: n }, r) {
		Qi(e, t, r, Jl[n]);
	},
	about: (e, t, { because: n }) => ({ because: n })
}), Jl = {
	bought: "DL-TRAP-2",
	inspection: "DL-CARD-73",
	spell: "DL-GEN-5"
};
function Yl(e, t) {
	let n = e.items?.dungeons[t]?.prison.length ?? 0;
	return n === 0 ? [] : [{
		key: "items",
		points: n * yn.captured,
		rule: "MI-B-48",
		params: { count: n }
	}];
}
function Xl(e, t, n) {
	let r = e.items?.dungeons[t]?.deadLetters.length ?? 0;
	return r === 0 || n <= 0 ? [] : [{
		key: "dead-letters",
		points: r * yn.deadLetter,
		rule: "MI-A-34",
		params: { count: r }
	}];
}
var Zl = {
	"dark-deeds": ({ evil: e }) => e,
	halls: ({ map: e }) => Y(e, 2),
	tunnels: ({ map: e }) => Y(e, 1) + Y(e, 3),
	monsters: ({ lair: e }) => e.length,
	imps: ({ imps: e, busy: t }) => e + t,
	riches: ({ gold: e, food: t }) => e + t,
	battle: ({ map: e }) => qa(e) - Ja(e)
};
an.map((e) => Zl[e]);
function Ql(e) {
	let t = e.players.length;
	return an.map((n) => {
		let r = e.players.map(Zl[n]), i = Math.max(...r), a = i === 0 ? [] : r.flatMap((e, t) => e === i ? [t] : []), o = a.length === 1 ? "alone" : "shared";
		return {
			title: n,
			holders: a,
			value: i,
			points: on[t][o],
			rule: $l[t === 2 ? 2 : 3][o]
		};
	});
}
var $l = {
	2: {
		alone: "DL-SCORE-5",
		shared: "DL-SCORE-6"
	},
	3: {
		alone: "DL-SCORE-3",
		shared: "DL-SCORE-4"
	}
};
function eu(e) {
	let t = Ql(e);
	return e.players.map((n, r) => {
		let i = t.filter(({ holders: e }) => e.includes(r)), a = Yl(e, r), o = e.options.itemLicence === !1, s = [
			...tu(n),
			...o ? [] : a,
			...nu(n, i),
			...i.map(ru)
		], c = s.reduce((e, { points: t }) => e + t, 0);
		c > 0 && s.push({
			key: "licence",
			points: 0,
			rule: "DL-SCORE-8"
		});
		let l = [...o ? a : [], ...Xl(e, r, c)];
		return s.push(...l), {
			total: l.reduce((e, { points: t }) => e + t, c),
			lines: s
		};
	});
}
function tu({ lair: e, map: t, prison: n, letters: r }) {
	let i = n.filter((e) => e in Gt).length;
	return [
		Q("creatures", e.length, rn.creature),
		Q("rooms", Y(t, 2), rn.room),
		Q("conquered", Ja(t), rn.conquered),
		Q("prisoners", n.length - i, rn.prisoner),
		Q("paladins", i, rn.paladin),
		Q("letters", r, rn.letter, "DL-SCORE-9")
	].filter(({ points: e }) => e !== 0);
}
var Q = (e, t, n, r = "DL-SCORE-1") => ({
	key: e,
	points: t * n,
	rule: r,
	params: { count: t }
});
function nu({ lair: e, map: t, rooms: n }, r) {
	let i = [];
	for (let { id: a, cell: o } of n) {
		let { scores: n, titles: s, rule: c } = D[a];
		if (t[o] === 2) {
			if (n !== void 0) {
				let t = e.filter((e) => n.of.includes(e.id)).length;
				i.push(Q(a, t, n.points, c));
			}
			if (s !== void 0) {
				let e = r.filter(({ holders: e }) => e.length === 1).length, t = e * s.alone + (r.length - e) * s.shared;
				i.push({
					key: a,
					points: t,
					rule: c,
					params: { count: r.length }
				});
			}
		}
	}
	return i.filter(({ points: e }) => e !== 0);
}
var ru = ({ title: e, holders: t, value: n, points: r, rule: i }) => ({
	key: `title-${e}`,
	points: r,
	rule: i,
	params: {
		value: n,
		holders: t.length
	}
});
function iu(e) {
	let t = au(e);
	return { winners: e.options.finalTie === "riches" ? ou(t, (t) => Zl.riches(e.players[t])) : t };
}
function au(e) {
	let t = eu(e);
	return ou([...t.keys()], (e) => t[e].total);
}
function ou(e, t) {
	let n = Math.max(...e.map(t));
	return e.filter((e) => t(e) === n);
}
var su = (e) => eu(e).flatMap(({ lines: e }, t) => e.some(({ key: e }) => e === "licence") ? [t] : []);
function cu(e) {
	for (let { title: t, holders: n, value: r, points: i, rule: a } of Ql(e)) n.length > 0 && I.tell(() => ({
		type: "title",
		rule: a,
		seats: n,
		title: t,
		value: r,
		points: i
	}));
	I.tell(() => ({
		type: "licensed",
		rule: "DL-SCORE-8",
		seats: su(e)
	}));
	let { winners: t } = iu(e), n = au(e);
	if (t.length < n.length) {
		let r = Zl.riches(e.players[t[0]]);
		I.tell(() => ({
			type: "tie-broken",
			rule: "DL-RULING-32",
			seats: n,
			winners: t,
			riches: r
		}));
	}
	I.tell(() => ({
		type: "game-over",
		rule: "DL-SCORE-7",
		seats: t,
		points: eu(e)[t[0]].total
	}));
}
var $ = (e, t) => [(n) => {
	let r = ba(n, e);
	return r === void 0 ? void 0 : {
		proc: t,
		todo: r,
		at: 0
	};
}, (t) => Ta(t, e)], lu = I.sequence("round", [
	il,
	ol,
	(e) => (ul(e), Ri(e)),
	Ac,
	(e) => ({
		proc: "orders",
		drafts: e.players.map(() => [])
	}),
	jc,
	el,
	el,
	el,
	...$("food", "get-food"),
	...$("reputation", "improve-reputation"),
	...$("dig", "dig-tunnels"),
	...$("gold", "mine-gold"),
	...$("imps", "recruit-imps"),
	...$("traps", "buy-traps"),
	xl,
	(e) => Ta(e, "monster"),
	...$("room", "build-room"),
	dl,
	Ml,
	Il,
	qc,
	Ma,
	Fc
]), uu = I.sequence("year", [
	() => ({
		proc: "round",
		at: 0
	}),
	() => ({
		proc: "round",
		at: 0
	}),
	() => ({
		proc: "round",
		at: 0
	}),
	() => ({
		proc: "round",
		at: 0
	}),
	() => ({
		proc: "combat",
		at: 0
	})
]), du = {
	game: I.sequence("game", [
		di,
		() => ({
			proc: "year",
			at: 0
		}),
		ni,
		() => ({
			proc: "year",
			at: 0
		}),
		cu
	]),
	year: uu,
	round: lu,
	"setup-orders": pi,
	orders: Qc,
	"get-food": Hl,
	"improve-reputation": Ul,
	"recruit-imps": Wl,
	"buy-traps": Gl,
	spy: Kl,
	"discard-trap": ql,
	"dig-tunnels": Cc,
	"mine-gold": nl,
	"recruit-monster": Dl,
	hiring: El,
	hire: kl,
	"pay-cost": mo,
	"give-trap": ho,
	"feed-demon": go,
	"build-room": Za,
	"place-room": Qa,
	production: pl,
	produce: gl,
	"dig-by-room": _l,
	product: yl,
	recovery: Pl,
	"take-order-back": Fl,
	"pay-day": Yc,
	taxes: Rc,
	"monster-strike": fa,
	"imp-fever": Ki,
	"safety-inspection": _a,
	"press-day": Kc,
	...gc,
	items: zi
}, fu = /* @__PURE__ */ t({ dungeonLords: () => mu }), pu = [
	"DL-PAY-1",
	"DL-PAY-2",
	"DL-ORD-11"
], mu = Qe({
	id: "dungeon-lords",
	version: "1.2.0",
	seats: [2, 4],
	settings: Kn,
	setup: ai,
	start: "game",
	procedures: du,
	asks: {
		"keep-order": { rules: [
			"DL-SETUP-4",
			"DL-SETUP-5",
			"DL-SETUP-6"
		] },
		order: { rules: [
			"DL-ORD-1",
			"DL-ORD-2",
			"DL-ORD-3",
			"DL-ORD-5",
			"DL-ORD-6"
		] },
		"dummy-order": { rules: [
			"DL-NPC-7",
			"DL-NPC-8",
			"DL-NPC-9"
		] },
		"get-food": { rules: ["DL-CARD-1", ...pu] },
		"improve-reputation": { rules: ["DL-CARD-2", ...pu] },
		"recruit-imps": { rules: ["DL-CARD-5", ...pu] },
		"buy-traps": { rules: [
			"DL-CARD-6",
			...pu,
			"DL-TRAP-1",
			"DL-TRAP-2"
		] },
		spy: { rules: ["DL-SPY-1", "DL-RULING-13"] },
		"discard-trap": {
			rules: ["DL-TRAP-2", "DL-GEN-5"],
			sounds: ea
		},
		"dig-tunnels": { rules: [
			"DL-DIG-1",
			"DL-DIG-2",
			"DL-DIG-4",
			"DL-DIG-5",
			"DL-DIG-6"
		] },
		"mine-gold": { rules: [
			"DL-DIG-1",
			"DL-DIG-2",
			"DL-MINE-1",
			"DL-MINE-2",
			"DL-MINE-3"
		] },
		"recruit-monster": { rules: [
			"DL-MON-1",
			"DL-MON-2",
			"DL-MON-3",
			"DL-ORD-11"
		] },
		"give-trap": {
			rules: ["DL-CARD-15", "DL-GEN-5"],
			sounds: ea
		},
		"feed-demon": { rules: ["DL-CARD-17"] },
		"build-room": { rules: [
			"DL-ROOM-1",
			"DL-ROOM-2",
			"DL-ROOM-3",
			"DL-RULING-39"
		] },
		"place-room": { rules: [
			"DL-ROOM-5",
			"DL-ROOM-6",
			"DL-ROOM-7",
			"DL-ROOM-8"
		] },
		produce: { rules: [
			"DL-PROD-1",
			"DL-PROD-2",
			"DL-PROD-3",
			"DL-PROD-4",
			"DL-PROD-5",
			"DL-PROD-6"
		] },
		"dig-by-room": { rules: [
			"DL-CARD-23",
			"DL-DIG-4",
			"DL-DIG-5"
		] },
		"take-order-back": { rules: [
			"DL-REC-1",
			"DL-REC-2",
			"DL-REC-3"
		] },
		"pay-day": { rules: ["DL-EVT-2", "DL-RULING-18"] },
		taxes: { rules: ["DL-EVT-3", "DL-EVT-4"] },
		"monster-strike": { rules: ["DL-CARD-70"] },
		"imp-fever": { rules: ["DL-CARD-72"] },
		"safety-inspection": { rules: ["DL-CARD-73"] },
		"press-day": { rules: ["DL-CARD-74"] },
		..._c,
		"give-item": { rules: [
			"MI-B-7",
			"MI-B-8",
			"MI-B-12",
			"MI-B-13",
			"MI-B-18",
			"MI-B-23",
			"MI-B-24"
		] },
		"send-item": { rules: [
			"MI-A-7",
			"MI-A-8",
			"MI-A-14",
			"MI-A-18",
			"MI-A-19"
		] }
	},
	view: mi,
	viewsOf: hi,
	determinize: Ti,
	copy: Fn,
	score: eu,
	outcome: iu
});
function hu(e) {
	return {
		keeps: 1,
		game: e.id,
		rules: e.version,
		begin(t) {
			let [n] = ct(e, t);
			return n === void 0 ? _u(dt(e, t)) : { fault: { ...n } };
		},
		resume: (t, n) => _u(ft(e, t, n)),
		...gu(e)
	};
}
function gu({ campaign: e }) {
	return e === void 0 ? {} : { campaign: {
		given: (t, n) => e.given(t, n),
		legacy: (t) => e.legacy(t)
	} };
}
function _u(e) {
	return {
		state: () => e.state,
		isOver: () => At(e.state),
		enter(t) {
			let n = St(t);
			if (n === void 0) return { rule: "ENG-FILE-3" };
			let r = pt(e, n);
			return r === void 0 ? void 0 : { ...r };
		},
		view: (t) => wt(e.game, e.state, t),
		log(t) {
			let n = (e, n) => ({
				after: n,
				heard: kt(e, t)
			});
			return [...e.opening.map((e) => n(e, 0)), ...e.moves.flatMap(({ events: t, entry: r }) => t.map((t) => n(t, r - e.before + 1)))];
		}
	};
}
var vu = hu(Object.values(fu).find((e) => e.id === "dungeon-lords"));
export { vu as rules };
