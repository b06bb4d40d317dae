// quests-and-betrayals, rules 1.0.2, with the engine they were played on (bebd6889). Built by `npm run keep-rules`, never edited.
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
var ee = (e, t, n, r) => d(t, n, r).length - m(e, t, n, r).length;
function h(e, t, n) {
	for (let r of t.core.stack) {
		let t = e.procedures[r.proc].quiet;
		if (t === !0 || t?.includes(n)) return !1;
	}
	return !0;
}
function te(e, t, r) {
	let i = [], a = new n();
	for (let n of e.besides) {
		if (!h(e, t, n)) continue;
		let o = e.beside[n];
		for (let c = r ?? 0; c < (r === void 0 ? t.core.answered.length : r + 1); c++) {
			let r = m(e, t, n, c), l = o.step(t, c, r);
			l !== void 0 && (a.count = 0, o.options(t, c, r, a), a.count > 0 && i.push(s(l, c, n)));
		}
	}
	return i;
}
var ne = (e, t, n, r) => e.beside[n.beside].options(t, n.seat, m(e, t, n.beside, n.seat), r);
function re(e, t, n, r, i) {
	let [a, o] = [n.beside, n.seat], s = e.beside[a], c = m(e, t, a, o), d = [...c, r], ee = f(u(t, a, o), c.length, i), h = s.step(t, o, d) === void 0;
	return p(t, a, o, h ? l : d, ee), h ? s.carryOut(t, o, d, ee.at(-1)?.text) : void 0;
}
function ie(e, { beside: t, seat: n }, r, i) {
	let a = d(e, t, n);
	p(e, t, n, [...a, r], f(u(e, t, n), a.length, i));
}
var ae = (e, t, n, r = d(e, t, n).length - 1) => p(e, t, n, d(e, t, n).slice(0, r), f(u(e, t, n), r)), oe = (e, t, { beside: n, seat: r }, i) => h(e, t, n) && m(e, t, n, r).length > i, se = (e, t, n) => e.beside[n.beside].step(t, n.seat, m(e, t, n.beside, n.seat)) === n.kind, ce = (e, t, n, r) => e.beside[n.beside].step(t, n.seat, [...m(e, t, n.beside, n.seat), r]) === void 0;
function le(e, t, n) {
	let r = ({ kind: r }) => h(e, t, r) && m(e, t, r, n).length > 0, i = t.core.aside.findLast((e) => e.seat === n && r(e));
	return i !== void 0 && ae(t, i.kind, n, m(e, t, i.kind, n).length - 1), i?.kind;
}
var g = [], _ = [], ue, v = (e) => void g.push(e), de = (e) => void _.push(e), fe = (e) => void ue?.(e()), pe = () => _.length === 0 ? me : _.splice(0), me = [], he = "`later` was called outside a lane";
function ge(e) {
	for (let t = g.pop(); t !== void 0; t = g.pop()) e.push(t);
}
function _e(e, t, n) {
	g.length > 0 && ge(n);
	for (let r = n[n.length - 1]; r !== void 0; r = n[n.length - 1]) {
		let i = e.procedures[r.proc].next(t, r, e);
		if (i === "wait") {
			if (g.length === 0) return;
		} else i === "done" ? n.pop() : i !== "on" && n.push(i);
		g.length > 0 && ge(n);
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
				n !== void 0 && v(n);
			} else {
				let n = s[s.length - 1];
				e.procedures[n.proc].answer(t, n, r, i, e, a);
			}
		}
		if (_e(e, t, s), _.length > 0) throw Error(he);
	} finally {
		ue = o, g.length > 0 && (g.length = 0), _.length > 0 && (_.length = 0);
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
	if (!Me(t, n)) return y("ENG-NO-SUCH-SEAT");
	let i = Ae(r);
	if (i === void 0) return y("ENG-MALFORMED");
	if (t.core.stack.length === 0) return y("ENG-OVER");
	if (i.n !== t.core.answered[n]) return y("ENG-LATE");
	let a = be(e, t).find((e) => e.seat === n && e.kind === i.kind);
	return a === void 0 ? y("ENG-NOT-ASKED") : i.text !== void 0 && e.asks[a.kind]?.sentence !== !0 ? y("ENG-TEXT-2") : Ce(e, t, a).includes(i.option) ? {
		ask: a,
		answer: i
	} : { refused: Pe(e, t, a).find((e) => e.option === i.option) ?? {
		rule: "ENG-NOT-OFFERED",
		option: i.option
	} };
}
var y = (e) => ({ refused: { rule: e } });
function Pe(e, t, r) {
	let i = new n();
	return i.refused = [], Se(e, t, r, i), i.refused;
}
var Fe = (e, t, n, r = t.core.stack.at(-1)) => r !== void 0 && (e.procedures[r.proc].takeBack?.(t, r, n, e) ?? !1);
function Ie(e, t, n, r = !1) {
	if (!Me(t, n)) return y("ENG-NO-SUCH-SEAT");
	let i = e.copy(t), a = r && Fe(e, i, n), o = a ? void 0 : le(e, i, n);
	return !a && o === void 0 && !Fe(e, i, n) ? y("ENG-NOTHING-TO-TAKE-BACK") : (i.core.answered[n]++, o === void 0 ? { state: i } : {
		state: i,
		beside: o
	});
}
var Le = (e) => Int32Array.from(e.match(/.{8}/g), (e) => Number.parseInt(e, 16) | 0), Re = Le("6a09e667bb67ae853c6ef372a54ff53a510e527f9b05688c1f83d9ab5be0cd19"), ze = Le("428a2f9871374491b5c0fbcfe9b5dba53956c25b59f111f1923f82a4ab1c5ed5d807aa9812835b01243185be550c7dc372be5d7480deb1fe9bdc06a7c19bf174e49b69c1efbe47860fc19dc6240ca1cc2de92c6f4a7484aa5cb0a9dc76f988da983e5152a831c66db00327c8bf597fc7c6e00bf3d5a7914706ca63511429296727b70a852e1b21384d2c6dfc53380d13650a7354766a0abb81c2c92e92722c85a2bfe8a1a81a664bc24b8b70c76c51a3d192e819d6990624f40e3585106aa07019a4c1161e376c082748774c34b0bcb5391c0cb34ed8aa4a5b9cca4f682e6ff3748f82ee78a5636f84c878148cc7020890befffaa4506cebbef9a3f7c67178f2"), b = /* @__PURE__ */ new Int32Array(64), x = (e, t) => e >>> t | e << 32 - t, Be = /* @__PURE__ */ new Uint8Array(972), Ve = /* @__PURE__ */ new Int32Array(8);
function He(e) {
	let t = e.length * 3 + 72, n = t <= Be.length ? Be : new Uint8Array(t), r = We(e, n), i = ((r + 8 >> 6) + 1) * 64;
	n.fill(0, r, i), n[r] = 128, n[i - 5] = r / 2 ** 29;
	for (let e = 0; e < 4; e++) n[i - 1 - e] = r << 3 >>> 8 * e;
	Ve.set(Re);
	for (let e = 0; e < i; e += 64) Ue(Ve, n, e);
	return Ve;
}
function Ue(e, t, n) {
	for (let e = 0; e < 16; e++) {
		let r = n + e * 4;
		b[e] = t[r] << 24 | t[r + 1] << 16 | t[r + 2] << 8 | t[r + 3];
	}
	for (let e = 16; e < 64; e++) {
		let t = b[e - 15], n = b[e - 2], r = x(t, 7) ^ x(t, 18) ^ t >>> 3, i = x(n, 17) ^ x(n, 19) ^ n >>> 10;
		b[e] = b[e - 16] + r + b[e - 7] + i;
	}
	let r = e[0], i = e[1], a = e[2], o = e[3], s = e[4], c = e[5], l = e[6], u = e[7];
	for (let e = 0; e < 64; e++) {
		let t = x(s, 6) ^ x(s, 11) ^ x(s, 25), n = u + t + (s & c ^ ~s & l) + ze[e] + b[e] | 0, d = (x(r, 2) ^ x(r, 13) ^ x(r, 22)) + (r & i ^ r & a ^ i & a) | 0;
		u = l, l = c, c = s, s = o + n | 0, o = a, a = i, i = r, r = n + d | 0;
	}
	e[0] += r, e[1] += i, e[2] += a, e[3] += o, e[4] += s, e[5] += c, e[6] += l, e[7] += u;
}
function We(e, t) {
	let n = 0;
	for (let r = 0; r < e.length; r++) {
		let i = e.codePointAt(r), a = i >= 55296 && i <= 57343 ? 65533 : i;
		a < 128 ? t[n++] = a : (a < 2048 ? t[n++] = 192 | a >> 6 : (a < 65536 ? t[n++] = 224 | a >> 12 : (r++, t[n++] = 240 | a >> 18, t[n++] = 128 | a >> 12 & 63), t[n++] = 128 | a >> 6 & 63), t[n++] = 128 | a & 63);
	}
	return n;
}
function Ge(e) {
	let t = (e[0] + e[1] | 0) + e[3] | 0;
	return e[3] = e[3] + 1 | 0, e[0] = e[1] ^ e[1] >>> 9, e[1] = e[2] + (e[2] << 3) | 0, e[2] = (e[2] << 21 | e[2] >>> 11) + t | 0, t;
}
function Ke(e, t) {
	if (t <= 1) return 0;
	let n = 4294967295 >>> Math.clz32(t - 1), r = (Ge(e) & n) >>> 0;
	for (; r >= t;) r = (Ge(e) & n) >>> 0;
	return r;
}
function qe(e) {
	let t = He(e);
	return [
		t[0],
		t[1],
		t[2],
		t[3]
	];
}
var Je = (e, t) => qe(`oubliette entry\n${t}\n${e}`);
function Ye(e, t) {
	let n = Array(e).fill(0);
	return {
		chance: qe(t),
		known: 0,
		answered: n,
		stack: [],
		aside: []
	};
}
var S = (e) => void e.core.known++;
function C(e, t) {
	return e.core.known++, 1 + Ke(e.core.chance, t);
}
function Xe(e, t) {
	if (t.length === 0) throw Error("nothing to pick from");
	return e.core.known++, t[Ke(e.core.chance, t.length)];
}
function w(e, t) {
	for (let n = t.length - 1; n > 0; n--) {
		let r = Ke(e.core.chance, n + 1), i = t[n];
		t[n] = t[r], t[r] = i;
	}
	return t;
}
function T(e, t) {
	return t.length > 0 && e.core.known++, t.pop();
}
function Ze(e) {
	let t = e.copy, n = e.beside ?? {}, r = {
		...e,
		beside: n,
		besides: Object.keys(n),
		copy: i
	};
	function i(e) {
		return t(e, Qe(r, e.core));
	}
	return r;
}
function Qe(e, t) {
	let { chance: n, stack: r, aside: i } = t, o = Array(r.length);
	for (let t = 0; t < o.length; t++) o[t] = $e(e, r[t]);
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
var $e = (e, t) => e.procedures[t.proc].copy(t, e), et = (e, t, n, r) => ({
	proc: n.proc,
	...e.procedures[n.proc].show?.(t, n, r, e)
});
function tt(e, t, n, r) {
	return {
		type: "whole",
		min: e,
		max: t,
		default: n,
		...r
	};
}
function E(e, t, n) {
	return {
		type: "choice",
		values: e,
		default: t,
		...n
	};
}
function nt(e, t) {
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
		let e = Object.hasOwn(i, t) ? i[t] : n.default, o = rt(n, e);
		o === void 0 ? a[t] = e : r.push({
			rule: "ENG-OPT-2",
			where: `settings.${t}`,
			...o
		});
	}
	return r.length > 0 ? { faults: r } : { values: a };
}
function rt(e, t) {
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
var it = [];
function at(e, { seats: t, settings: n, given: r }) {
	let i = nt(e.settings, n), [a, o] = e.seats;
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
	}, u = e.roles === void 0 ? it : ot(e.roles(l), l.seats);
	if ("rule" in u) return { faults: [u] };
	let d = e.faults?.(l);
	return d !== void 0 && d.length > 0 ? { faults: d } : {
		terms: l,
		roles: u
	};
}
function ot(e, t) {
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
function st(e, t) {
	let n = at(e, t);
	return "faults" in n ? n.faults : [];
}
function ct(e, t) {
	let n = at(e, t);
	if (!("faults" in n)) return n;
	let [r] = n.faults;
	throw RangeError(`${r.rule} ${r.where}: ${r.code ?? r.what}`);
}
function lt(e, t, n) {
	let { terms: r, roles: i } = ct(e, t), { seats: a, settings: o, given: s } = r, c = e.setup({
		core: Ye(a, t.seed),
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
function ut(e, t) {
	let n = [], r = lt(e, t, (e) => n.push(e)), i = t.dice === "fresh" ? t.seed : void 0;
	return dt(e, r, {
		opening: n,
		terms: ct(e, t).terms,
		seed: i
	});
}
function dt(e, t, { opening: n = [], terms: r, seed: i, before: a = 0 } = {}) {
	return {
		game: e,
		origin: t,
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
function ft(e, t) {
	let n = t.verb === "answer" ? pt(e, t) : ht(e, t), r = t.verb === "answer" && t.text !== void 0;
	return n === void 0 && e.entries.push(r ? {
		...t,
		text: e.moves.at(-1).text
	} : t), n;
}
function pt(e, t) {
	let n = Ne(e.game, e.state, t.seat, t);
	if ("refused" in n) return n.refused;
	let { ask: r, answer: i } = n, a = e.game.copy(e.state), o = mt(e, a, {
		ask: r,
		text: void 0,
		...i,
		entry: e.before + e.entries.length
	});
	r.beside !== void 0 && _t(e, r.seat, r.beside, ee(e.game, e.state, r.beside, r.seat)), e.moves.push(o), e.state = a;
}
function mt({ game: e, seed: t }, n, { ask: r, option: i, text: a, entry: o }) {
	t !== void 0 && (n.core.chance = Je(t, o));
	let { stack: s, known: c } = n.core, l = s.length, u = s[l - 1], d = r.beside === void 0 ? 0 : m(e, n, r.beside, r.seat).length, f = r.optional && !ce(e, n, r, i), p = [];
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
function ht(e, { seat: t, verb: n, n: r }) {
	if (!Me(e.state, t)) return { rule: "ENG-NO-SUCH-SEAT" };
	if (r !== e.state.core.answered[t]) return { rule: "ENG-LATE" };
	if (n === "take-back") return gt(e, t);
	let i = vt(e, t);
	return i < 0 ? { rule: "ENG-NOTHING-TO-TAKE-BACK" } : (n === "undo" ? yt(e, t) : void 0) ?? bt(e, t, n === "undo" ? e.moves.toSpliced(i, 1) : e.moves.slice(0, i));
}
function gt(e, t) {
	let n = e.state.core.stack.length, r = ({ ask: t, depth: r, steps: i }) => t.optional ? oe(e.game, e.state, t, i) : r === n, i = e.moves.findLast((e) => e.ask.seat === t && r(e)), a = Ie(e.game, e.state, t, i?.ask.optional === !1);
	if ("refused" in a) return a.refused;
	_t(e, t, a.beside, a.beside === void 0 ? 1 : ee(e.game, e.state, a.beside, t) + 1), e.state = a.state;
}
function _t(e, t, n, r) {
	let i = e.state.core.stack.length;
	for (let a = r; a > 0; a--) {
		let r = e.moves.findLastIndex(({ ask: e, depth: r, unheard: a }) => e.seat === t && e.beside === n && (n ? a : r === i));
		r >= 0 ? e.moves = e.moves.toSpliced(r, 1) : (e.first = e.game.copy(e.first), n === void 0 ? Fe(e.game, e.first, t, e.first.core.stack[i - 1]) : ae(e.first, n, t));
	}
}
var vt = (e, t) => e.moves.findLastIndex((e) => e.ask.seat === t);
function yt(e, t) {
	let n = vt(e, t), r = e.moves[n];
	if (r === void 0 || r.unheard && !oe(e.game, e.state, r.ask, r.steps)) return { rule: "ENG-NOTHING-TO-TAKE-BACK" };
	if (r.known !== e.state.core.known) return { rule: "ENG-KNOWN" };
	let i = r.parallel && r.stays;
	for (let t of e.moves.slice(n + 1).filter(({ unheard: e }) => !e)) {
		if (!i || t.ask.optional) return { rule: "ENG-OTHERS-ANSWERED" };
		i = t.stays;
	}
}
function bt(e, t, n) {
	let r = e.game.copy(e.first), i = [];
	for (let t of n) {
		let n = !xt(e.game, r, t);
		if (n && !t.unheard) return { rule: "ENG-OTHERS-ANSWERED" };
		n && ie(r, t.ask, t.option, t.text), i.push(n ? t : mt(e, r, t));
	}
	r.core.answered = e.state.core.answered.slice(), r.core.answered[t]++, e.moves = i, e.state = r;
}
function xt(e, t, { ask: n, option: r, unheard: i, steps: a }) {
	return n.beside !== void 0 && m(e, t, n.beside, n.seat).length < a ? !1 : (i ? se(e, t, n) : be(e, t).includes(n)) && Ce(e, t, n).includes(r);
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
		(l === void 0 || e.open !== !0) && ([l, u] = [c(d), a.map((n) => et(e, t, n, d))]);
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
	fits: m(e, t, r.kind, r.seat).length
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
	if (n.beside !== void 0) return e.beside[n.beside].about?.(t, n.seat, m(e, t, n.beside, n.seat));
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
var At = (e) => e.core.stack.length === 0, jt = (e) => Array.from({ length: e }, () => []);
function Mt(e, t) {
	let { aslongas: n } = t;
	return {
		...Pt(t),
		next(t, r) {
			let i = r;
			return i.at >= e.length || n !== void 0 && !n(t, r) ? "done" : e[i.at++](t, r) ?? "on";
		}
	};
}
function Nt(e, t) {
	let { aslongas: n } = t;
	return {
		...Pt(t),
		next(t, r) {
			if (n !== void 0 && !n(t, r)) return "done";
			let i = e(t, r);
			return i === void 0 ? "done" : (r.at++, i);
		}
	};
}
function Pt(e) {
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
function Ft(e) {
	let t = (e) => e.drafts, r = (n, r, i) => e.step(n, i, t(r)[i]);
	return {
		...e.quiet === void 0 ? {} : { quiet: e.quiet },
		parallel: !0,
		secret: () => !0,
		next(n, i) {
			for (let t of e.seats(n)) if (r(n, i, t) !== void 0) return "wait";
			n.core.known++;
			let a = e.commit(n, t(i));
			return a !== void 0 && v(a), "done";
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
function It(e, t) {
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
			l === "again" ? c.at-- : l !== void 0 && v(l);
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
function Lt(e) {
	let t = (e) => e, n = (e, n) => t(e).lanes[n].at(-1), r = (e, t) => e.procedures[t.proc], i = ({ core: e }) => e.known + e.chance[3];
	function a(e, n, a, o, s) {
		let c = t(a).lanes[o];
		_e(e, n, c);
		for (let e of pe()) t(a).after[o].push(e);
		if (i(n) !== s) throw Error(`a lane of ${a.proc} touched chance or a hidden deck`);
		let l = c.at(-1);
		if (l !== void 0 && r(e, l).asks(n, l, e).some((e) => e.seat !== o)) throw Error(`a lane of ${a.proc} asks another seat`);
	}
	return {
		...e.quiet === void 0 ? {} : { quiet: e.quiet },
		parallel: !0,
		next(n, r, o) {
			if (pe().length > 0) throw Error(he);
			let { lanes: s } = t(r);
			for (let e = 0; e < s.length; e++) s[e].length > 0 && a(o, n, r, e, i(n));
			if (s.some((e) => e.length > 0)) return "wait";
			e.declared !== "open" && t(r).after.some((e) => e.length > 0) && n.core.known++;
			for (let i of e.order(n)) for (let e of t(r).after[i]) v(e);
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
			let { lanes: r, after: i } = t(e), a = (e) => e.map((e) => $e(n, e));
			return {
				proc: e.proc,
				lanes: r.map(a),
				after: i.map(a)
			};
		},
		show: (n, r, i, a) => {
			let o = (e) => e.map((e) => et(a, n, e, i)), { lanes: s, after: c } = t(r);
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
function Rt(e, t) {
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
			l === "next" ? c.at++ : l === "close" ? c.at = c.todo.length : l !== void 0 && v(l);
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
function zt(e, t) {
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
			n === "next" ? r.at++ : (n === "all" ? r.at = 0 : n === "close" ? r.at++ : n !== void 0 && v(n), r.answers.fill("", r.at), n === "close" && (r.at = r.todo.length));
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
function Bt() {
	return {
		raise: v,
		later: de,
		tell: fe,
		sequence: (e, t, ...n) => Mt(t, n[0] ?? {}),
		repeat: (e, t, ...n) => Nt(t, n[0] ?? {}),
		eachInTurn: (e, t) => It(e, t),
		allAtOnce: (e, t) => Ft(t),
		sideBySide: (e, t) => Lt(t),
		window: (e, t) => Rt(e, t),
		windowAtOnce: (e, t) => zt(e, t)
	};
}
var Vt = (e) => ({
	character: e.character,
	token: e.token,
	enemy: e.enemy,
	gems: e.gems,
	trophies: e.trophies,
	wounds: e.wounds,
	worn: e.worn.slice(),
	loose: e.loose.slice(),
	spoils: e.spoils.slice(),
	main: e.main,
	secondary: e.secondary.slice(),
	done: e.done.slice(),
	mainDone: e.mainDone,
	standing: e.standing.slice(),
	beaten: e.beaten.slice(),
	allyWins: e.allyWins,
	loneWins: e.loneWins,
	temples: e.temples,
	kritikWin: e.kritikWin,
	avenged: e.avenged,
	boughtQuest: e.boughtQuest,
	boughtTrophy: e.boughtTrophy,
	clover: e.clover,
	wonHere: e.wonHere,
	webbed: e.webbed,
	petrified: e.petrified,
	temper: e.temper
}), Ht = (e) => ({
	kind: e.kind,
	stage: e.stage,
	monster: e.monster,
	mayFlee: e.mayFlee,
	fled: e.fled,
	ally: e.ally,
	attacker: e.attacker,
	defender: e.defender,
	richer: e.richer,
	announced: e.announced.slice(),
	green: e.green,
	red: e.red,
	rerolled: e.rerolled.slice(),
	fists: e.fists.slice(),
	open: e.open,
	won: e.won,
	gems: e.gems,
	trophies: e.trophies,
	shareGems: e.shareGems,
	shareTrophies: e.shareTrophies,
	shareCard: e.shareCard
}), Ut = (e) => ({
	moment: e.moment,
	standing: e.standing.slice(),
	sent: e.sent.slice(),
	closed: e.closed.slice(),
	offers: e.offers
}), Wt = (e) => ({ ...e }), Gt = (e, t) => ({
	core: t,
	settings: e.settings,
	round: e.round,
	first: e.first,
	active: e.active,
	adventure: e.adventure.slice(),
	discard: e.discard.slice(),
	guild: e.guild.slice(),
	shop: e.shop.slice(),
	setApart: e.setApart.slice(),
	gone: e.gone.slice(),
	reserve: e.reserve,
	pot: e.pot,
	arenaFought: e.arenaFought,
	lastRound: e.lastRound,
	over: e.over,
	turnedUp: e.turnedUp,
	cursed: e.cursed,
	fog: e.fog,
	bounty: e.bounty,
	fair: e.fair,
	card: e.card,
	lookQuests: e.lookQuests.slice(),
	lookCards: e.lookCards.slice(),
	fight: Ht(e.fight),
	fallen: {
		attacker: e.fallen.attacker,
		defender: e.fallen.defender
	},
	talk: Ut(e.talk),
	deals: e.deals.slice(),
	ledger: e.ledger.map(Wt),
	due: e.due.slice(),
	players: e.players.map(Vt)
}), Kt = {
	"forgotten-hoard": { rule: "QT-CARD-49" },
	"cursed-idol": { rule: "QT-CARD-50" },
	"hidden-spring": { rule: "QT-CARD-51" },
	"dying-messenger": { rule: "QT-CARD-52" },
	"tilting-chest": { rule: "QT-CARD-53" },
	crossroads: { rule: "QT-CARD-54" },
	"lost-pedlar": { rule: "QT-CARD-55" }
}, qt = {
	toll: { rule: "QT-CARD-56" },
	miasma: { rule: "QT-CARD-57" },
	"healing-brothers": { rule: "QT-CARD-58" },
	"small-change": { rule: "QT-CARD-59" },
	"poors-share": { rule: "QT-CARD-60" },
	"thick-fog": { rule: "QT-CARD-61" },
	"hunters-bounty": { rule: "QT-CARD-62" },
	"fair-day": { rule: "QT-CARD-63" },
	jealousy: { rule: "QT-CARD-64" }
}, Jt = Kt, Yt = qt, Xt = Object.keys(Kt), Zt = Object.keys(qt), D = {
	temple: 2,
	guild: 2,
	guildForBard: 1,
	trophy: 6
}, Qt = (e) => Array.from({ length: 41 }, (t, n) => e(n / 2)), $t = {
	up: Qt(Math.ceil),
	down: Qt(Math.floor)
}, en = [
	"creature",
	"humanoid",
	"undead",
	"dragon"
], tn = Object.keys({
	barbarian: { rule: "QT-CARD-105" },
	sorcerer: { rule: "QT-CARD-106" },
	warrior: { rule: "QT-CARD-107" },
	thief: { rule: "QT-CARD-108" },
	ranger: { rule: "QT-CARD-109" },
	bard: { rule: "QT-CARD-110" }
}), nn = {
	"chipped-dagger": {
		rule: "QT-CARD-83",
		type: "weapon",
		bonus: 1,
		price: 2
	},
	"iron-shod-club": {
		rule: "QT-CARD-84",
		type: "weapon",
		bonus: 1,
		price: 2
	},
	"short-sword": {
		rule: "QT-CARD-85",
		type: "weapon",
		bonus: 2,
		price: 4
	},
	"yew-bow": {
		rule: "QT-CARD-86",
		type: "weapon",
		bonus: 2,
		price: 5
	},
	"war-mace": {
		rule: "QT-CARD-87",
		type: "weapon",
		bonus: 3,
		price: 6
	},
	"double-axe": {
		rule: "QT-CARD-88",
		type: "weapon",
		bonus: 4,
		price: 8
	},
	gambeson: {
		rule: "QT-CARD-89",
		type: "armour",
		bonus: 1,
		price: 2
	},
	"helm-of-the-dead": {
		rule: "QT-CARD-90",
		type: "armour",
		bonus: 2,
		price: 4
	},
	"chain-mail": {
		rule: "QT-CARD-91",
		type: "armour",
		bonus: 2,
		price: 4
	},
	"rune-shield": {
		rule: "QT-CARD-92",
		type: "armour",
		bonus: 2,
		price: 4
	},
	"plate-harness": {
		rule: "QT-CARD-93",
		type: "armour",
		bonus: 3,
		price: 6
	},
	"power-armour": {
		rule: "QT-CARD-94",
		type: "armour",
		bonus: 0,
		price: 4
	},
	"copper-ring": {
		rule: "QT-CARD-95",
		type: "jewel",
		bonus: 1,
		price: 2
	},
	"silver-clover": {
		rule: "QT-CARD-96",
		type: "jewel",
		bonus: 1,
		price: 4
	},
	"menders-ring": {
		rule: "QT-CARD-97",
		type: "jewel",
		bonus: 1,
		price: 3
	},
	"traders-brooch": {
		rule: "QT-CARD-98",
		type: "jewel",
		bonus: 1,
		price: 3
	},
	"fang-necklace": {
		rule: "QT-CARD-99",
		type: "jewel",
		bonus: 2,
		price: 4
	},
	"diadem-of-eloquence": {
		rule: "QT-CARD-100",
		type: "jewel",
		bonus: 1,
		price: 3
	},
	"healing-temple": {
		rule: "QT-CARD-101",
		type: "special",
		bonus: 0,
		price: 2
	},
	"dragon-sword": {
		rule: "QT-CARD-102",
		type: "weapon",
		bonus: 5,
		price: 0
	},
	"dragon-armour": {
		rule: "QT-CARD-103",
		type: "armour",
		bonus: 4,
		price: 0
	},
	"dragon-amulet": {
		rule: "QT-CARD-104",
		type: "jewel",
		bonus: 3,
		price: 0
	}
}, O = nn, rn = Object.keys(nn).filter((e) => e !== "healing-temple"), an = [
	"dragon-sword",
	"dragon-armour",
	"dragon-amulet"
], on = rn.filter((e) => !an.includes(e)), sn = {
	"giant-cellar-rat": {
		rule: "QT-CARD-1",
		type: "creature",
		power: 6,
		gems: 1,
		trophies: 0
	},
	"beetle-swarm": {
		rule: "QT-CARD-2",
		type: "creature",
		power: 7,
		gems: 2,
		trophies: 0
	},
	"weaver-spider": {
		rule: "QT-CARD-3",
		type: "creature",
		power: 8,
		gems: 1,
		trophies: 1
	},
	"greenish-jelly": {
		rule: "QT-CARD-4",
		type: "creature",
		power: 9,
		gems: 3,
		trophies: 0
	},
	"ash-wolf": {
		rule: "QT-CARD-5",
		type: "creature",
		power: 9,
		gems: 1,
		trophies: 1
	},
	"shrieking-harpy": {
		rule: "QT-CARD-6",
		type: "creature",
		power: 10,
		gems: 4,
		trophies: 0
	},
	"horned-bear": {
		rule: "QT-CARD-7",
		type: "creature",
		power: 10,
		gems: 2,
		trophies: 1
	},
	"cracked-gargoyle": {
		rule: "QT-CARD-8",
		type: "creature",
		power: 11,
		gems: 2,
		trophies: 1
	},
	"one-eyed-basilisk": {
		rule: "QT-CARD-9",
		type: "creature",
		power: 12,
		gems: 3,
		trophies: 1
	},
	"burrowing-worm": {
		rule: "QT-CARD-10",
		type: "creature",
		power: 12,
		gems: 3,
		trophies: 1
	},
	manticore: {
		rule: "QT-CARD-11",
		type: "creature",
		power: 13,
		gems: 4,
		trophies: 1
	},
	chimera: {
		rule: "QT-CARD-12",
		type: "creature",
		power: 15,
		gems: 5,
		trophies: 1
	},
	"black-griffin": {
		rule: "QT-CARD-13",
		type: "creature",
		power: 17,
		gems: 4,
		trophies: 2
	},
	"three-headed-hydra": {
		rule: "QT-CARD-14",
		type: "creature",
		power: 18,
		gems: 5,
		trophies: 2
	},
	"stone-behemoth": {
		rule: "QT-CARD-15",
		type: "creature",
		power: 19,
		gems: 6,
		trophies: 2
	},
	"pilfering-goblin": {
		rule: "QT-CARD-16",
		type: "humanoid",
		power: 6,
		gems: 2,
		trophies: 0
	},
	"kobold-sapper": {
		rule: "QT-CARD-17",
		type: "humanoid",
		power: 7,
		gems: 2,
		trophies: 0
	},
	cutthroat: {
		rule: "QT-CARD-18",
		type: "humanoid",
		power: 8,
		gems: 3,
		trophies: 0
	},
	"orc-scout": {
		rule: "QT-CARD-19",
		type: "humanoid",
		power: 9,
		gems: 3,
		trophies: 0
	},
	"saurian-raider": {
		rule: "QT-CARD-20",
		type: "humanoid",
		power: 10,
		gems: 4,
		trophies: 0
	},
	"masked-cultist": {
		rule: "QT-CARD-21",
		type: "humanoid",
		power: 10,
		gems: 2,
		trophies: 1
	},
	"hobgoblin-sergeant": {
		rule: "QT-CARD-22",
		type: "humanoid",
		power: 11,
		gems: 2,
		trophies: 1
	},
	"scarred-orc": {
		rule: "QT-CARD-23",
		type: "humanoid",
		power: 12,
		gems: 5,
		trophies: 0
	},
	"ogre-doorkeeper": {
		rule: "QT-CARD-24",
		type: "humanoid",
		power: 12,
		gems: 3,
		trophies: 1
	},
	minotaur: {
		rule: "QT-CARD-25",
		type: "humanoid",
		power: 14,
		gems: 4,
		trophies: 1
	},
	"bridge-troll": {
		rule: "QT-CARD-26",
		type: "humanoid",
		power: 15,
		gems: 5,
		trophies: 1
	},
	"infernal-cyclops": {
		rule: "QT-CARD-27",
		type: "humanoid",
		power: 16,
		gems: 5,
		trophies: 1
	},
	"orc-warlord": {
		rule: "QT-CARD-28",
		type: "humanoid",
		power: 17,
		gems: 4,
		trophies: 2
	},
	"deep-giant": {
		rule: "QT-CARD-29",
		type: "humanoid",
		power: 18,
		gems: 5,
		trophies: 2
	},
	"rattling-skeleton": {
		rule: "QT-CARD-30",
		type: "undead",
		power: 6,
		gems: 1,
		trophies: 0
	},
	"shuffling-zombie": {
		rule: "QT-CARD-31",
		type: "undead",
		power: 7,
		gems: 2,
		trophies: 0
	},
	"crawling-hand": {
		rule: "QT-CARD-32",
		type: "undead",
		power: 8,
		gems: 1,
		trophies: 1
	},
	ghoul: {
		rule: "QT-CARD-33",
		type: "undead",
		power: 9,
		gems: 3,
		trophies: 0
	},
	"bone-archer": {
		rule: "QT-CARD-34",
		type: "undead",
		power: 10,
		gems: 2,
		trophies: 1
	},
	"grave-hound": {
		rule: "QT-CARD-35",
		type: "undead",
		power: 11,
		gems: 4,
		trophies: 0
	},
	"weeping-spectre": {
		rule: "QT-CARD-36",
		type: "undead",
		power: 11,
		gems: 2,
		trophies: 1
	},
	mummy: {
		rule: "QT-CARD-37",
		type: "undead",
		power: 12,
		gems: 3,
		trophies: 1
	},
	banshee: {
		rule: "QT-CARD-38",
		type: "undead",
		power: 12,
		gems: 3,
		trophies: 1
	},
	"fallen-knight": {
		rule: "QT-CARD-39",
		type: "undead",
		power: 14,
		gems: 4,
		trophies: 1
	},
	vampire: {
		rule: "QT-CARD-40",
		type: "undead",
		power: 16,
		gems: 4,
		trophies: 1
	},
	lich: {
		rule: "QT-CARD-41",
		type: "undead",
		power: 18,
		gems: 5,
		trophies: 2
	},
	"barrow-king": {
		rule: "QT-CARD-42",
		type: "undead",
		power: 19,
		gems: 6,
		trophies: 2
	},
	"emerald-dragon": {
		rule: "QT-CARD-43",
		type: "dragon",
		power: 20,
		gems: 6,
		trophies: 3
	},
	"brazen-dragon": {
		rule: "QT-CARD-44",
		type: "dragon",
		power: 22,
		gems: 7,
		trophies: 3
	},
	"scarlet-dragon": {
		rule: "QT-CARD-45",
		type: "dragon",
		power: 24,
		gems: 8,
		trophies: 3
	},
	djinn: {
		rule: "QT-CARD-46",
		type: "untyped",
		power: 17,
		gems: 0,
		trophies: 1
	},
	"temple-guardian": {
		rule: "QT-CARD-47",
		type: "untyped",
		power: 15,
		gems: 3,
		trophies: 1
	},
	mimic: {
		rule: "QT-CARD-48",
		type: "untyped",
		power: 12,
		gems: 0,
		trophies: 1
	}
}, k = sn, cn = Object.keys(sn), ln = {
	edge: {
		rule: "QT-CARD-65",
		trophies: 2
	},
	pauper: {
		rule: "QT-CARD-66",
		trophies: 3
	},
	huntsman: {
		rule: "QT-CARD-67",
		trophies: 2
	},
	provost: {
		rule: "QT-CARD-68",
		trophies: 2
	},
	exorcist: {
		rule: "QT-CARD-69",
		trophies: 2
	},
	wyrmslayer: {
		rule: "QT-CARD-70",
		trophies: 3
	},
	naturalist: {
		rule: "QT-CARD-71",
		trophies: 2
	},
	miser: {
		rule: "QT-CARD-72",
		trophies: 2
	},
	colossus: {
		rule: "QT-CARD-73",
		trophies: 2
	},
	"full-harness": {
		rule: "QT-CARD-74",
		trophies: 1
	},
	gladiator: {
		rule: "QT-CARD-75",
		trophies: 1
	},
	"shield-sibling": {
		rule: "QT-CARD-76",
		trophies: 1
	},
	loner: {
		rule: "QT-CARD-77",
		trophies: 2
	},
	martyr: {
		rule: "QT-CARD-78",
		trophies: 1
	},
	"lucky-star": {
		rule: "QT-CARD-79",
		trophies: 1
	},
	collector: {
		rule: "QT-CARD-80",
		trophies: 2
	},
	avenger: {
		rule: "QT-CARD-81",
		trophies: 2
	},
	pilgrim: {
		rule: "QT-CARD-82",
		trophies: 2
	}
}, un = ln, dn = Object.keys(ln), fn = [
	"gems",
	"item",
	"spoils",
	"quest",
	"help",
	"call"
], pn = [
	"loot",
	"trophy",
	"card",
	"gems",
	"item",
	"spoils",
	"quest",
	"fist",
	"aside",
	"help",
	"truce",
	"word"
], mn = [
	"split",
	"after",
	"after-win",
	"this-turn",
	"next-turn",
	"this-arena",
	"next-arena",
	"next-fight",
	"round-end",
	"judged"
], hn = [
	"friends",
	"fair-share",
	"my-turn-next",
	"no-plunder",
	"vote-for-you",
	"leave-leader",
	"share-news",
	"remember",
	"first-pick",
	"stay-home",
	"same-side",
	"drink"
], gn = [
	"price",
	"trust",
	"wounds",
	"plans",
	"leader",
	"none"
], _n = [
	"loyal",
	"shrewd",
	"grudging",
	"treacherous"
], vn = (e) => +(e === "banshee"), A = Bt(), j = (e, t) => e.players.map((n, r) => (t + r) % e.players.length), yn = (e) => Number(e.settings.target), M = () => ({
	kind: "none",
	stage: "talk",
	monster: "none",
	mayFlee: !1,
	fled: !1,
	ally: -1,
	attacker: -1,
	defender: -1,
	richer: -1,
	announced: [],
	green: 0,
	red: 0,
	rerolled: [],
	fists: [],
	open: !1,
	won: !1,
	gems: 0,
	trophies: 0,
	shareGems: 0,
	shareTrophies: 0,
	shareCard: !1
}), bn = (e) => ({
	moment: "none",
	standing: [],
	sent: Array(e * e).fill(0),
	closed: Array(e * e).fill(!1),
	offers: 0
}), xn = (e) => ({
	character: "none",
	token: !1,
	enemy: "none",
	gems: e,
	trophies: 0,
	wounds: 0,
	worn: [],
	loose: [],
	spoils: [],
	main: "none",
	secondary: [],
	done: [],
	mainDone: !1,
	standing: [],
	beaten: [],
	allyWins: 0,
	loneWins: 0,
	temples: 0,
	kritikWin: !1,
	avenged: !1,
	boughtQuest: !1,
	boughtTrophy: !1,
	clover: !1,
	wonHere: !1,
	webbed: !1,
	petrified: !1,
	temper: "shrewd"
}), N = (e) => e !== "lich", Sn = ({ character: e, token: t }) => e === "barbarian" && t ? 1 : 0;
function Cn(e, t) {
	let n = e.players[t];
	n.character === "barbarian" && N(e.fight.monster) && (n.wonHere = !0, n.token || (n.token = !0, A.tell(() => ({
		type: "fury",
		rule: "QT-CARD-105",
		seat: t
	}))));
}
function wn(e, t) {
	let n = e.players[t];
	n.character === "barbarian" && n.token && !n.wonHere && (n.token = !1, A.tell(() => ({
		type: "calm",
		rule: "QT-CARD-105",
		seat: t
	})));
}
var Tn = (e, t) => k[t].type === "undead" && e.includes("helm-of-the-dead") ? 1 : 0;
function En(e, t, n) {
	let { character: r, enemy: i } = e.players[t];
	if (r !== "ranger") return 0;
	let { type: a } = k[n];
	return i === "dragon" ? a === "dragon" || a === "untyped" ? 6 : 0 : a === i ? 3 : 0;
}
var Dn = (e, t) => e.players[t].character === "warrior" && N(e.fight.monster), On = (e) => +(e === "warrior"), kn = (e, t) => +!!e.players[t].worn.includes("yew-bow"), An = (e, t) => Math.max(1, jn(e, t, !0));
function jn(e, t, n) {
	let r = e.players[t], { worn: i, wounds: a } = r, o = 8 - a;
	for (let e of i) o += O[e].bonus;
	return e.cursed === t && (o -= 2), n && (o += Sn(r)), o;
}
function Mn(e, t, n) {
	let r = N(n), i = jn(e, t, r);
	return i += Tn(e.players[t].worn, n), r && (i += En(e, t, n)), Math.max(1, i);
}
var Nn = (e, t, n) => Math.max(1, jn(e, t, !0) + (n ? On(e.players[t].character) : 0));
function Pn(e, t, n) {
	let r = e.players[t];
	return [
		{
			of: "base",
			n: 8
		},
		...r.worn.map((e) => ({
			of: e,
			n: O[e].bonus
		})),
		{
			of: "fury",
			n: Sn(r)
		},
		{
			of: "rampart",
			n: n ? On(r.character) : 0
		},
		{
			of: "wounds",
			n: 0 - r.wounds
		},
		{
			of: "curse",
			n: e.cursed === t ? -2 : 0
		}
	].filter(({ n: e }) => e !== 0);
}
function Fn(e, t, n) {
	let r = n === "none" ? An(e, t) : Mn(e, t, n);
	return Math.max(0, $t[e.settings.allyGauge][r] + kn(e, t) - vn(n));
}
var In = (e, ...t) => e.spoils.filter((e) => t.includes(k[e].type)).length, Ln = (e) => (t, n) => In(n, e) >= 2, Rn = {
	edge: (e, { worn: t }) => t.includes("double-axe") || t.includes("dragon-sword"),
	pauper: (e, { trophies: t }, n) => e.players.every((e, r) => r === n || e.trophies > t) && e.players.some((e, t) => t !== n && e.trophies >= 5),
	huntsman: Ln("creature"),
	provost: Ln("humanoid"),
	exorcist: Ln("undead"),
	wyrmslayer: (e, t) => In(t, "dragon", "untyped") >= 1,
	naturalist: (e, t) => t.spoils.length >= 4 && [
		"creature",
		"humanoid",
		"undead"
	].every((e) => In(t, e) >= 1),
	miser: (e, { gems: t }) => t >= 8,
	colossus: (e, t, n) => An(e, n) >= 14,
	"full-harness": (e, { worn: t }) => t.length === 3,
	gladiator: (e, { beaten: t }) => t.length >= 2,
	"shield-sibling": (e, { allyWins: t }) => t >= 4,
	loner: (e, { loneWins: t }) => t >= 2,
	martyr: (e, { wounds: t }) => t === 4,
	"lucky-star": (e, { kritikWin: t }) => t,
	collector: (e, { spoils: t }) => t.length >= 5,
	avenger: (e, { avenged: t }) => t,
	pilgrim: (e, { temples: t }) => t >= 2
}, zn = (e, t, n) => Rn[n](e, e.players[t], t);
function P(e, t, n) {
	let r = Math.min(n, e.reserve);
	return e.reserve -= r, e.players[t].gems += r, r;
}
function Bn(e, t, n) {
	let r = e.active, i = P(e, r, t);
	A.tell(() => ({
		type: "found",
		rule: n,
		seat: r,
		gems: i
	}));
}
function Vn(e, t, n) {
	let r = P(e, t, 1);
	r > 0 && A.tell(() => ({
		type: "pocketed",
		rule: n,
		seat: t,
		gems: r
	}));
}
function F(e, t, n) {
	e.players[t].gems -= n, e.reserve += n;
}
function I(e, t, n) {
	if (n === 0) return;
	let r = e.players[t];
	if (r.trophies += n, r.trophies < yn(e) || e.lastRound) return;
	e.lastRound = !0;
	let i = e.settings.endAt === "turn" ? "QT-RULING-11" : "QT-END-1";
	A.tell(() => ({
		type: "target",
		rule: i,
		seat: t,
		trophies: r.trophies
	}));
}
function L(e, t) {
	let n = e.findIndex((e) => dn.indexOf(e) > dn.indexOf(t));
	e.splice(n < 0 ? e.length : n, 0, t);
}
var Hn = (e) => e.main === "none" ? e.secondary : [e.main, ...e.secondary], Un = (e) => e.fight.kind === "none" || e.fight.stage !== "dice", Wn = {
	step: (e, t, n) => n.length === 0 ? "claim" : void 0,
	options(e, t, n, r) {
		if (Un(e)) for (let n of Hn(e.players[t])) r.add(n, zn(e, t, n) ? void 0 : "QT-QUEST-5");
	},
	carryOut(e, t, [n]) {
		Gn(e, t, n);
	}
};
function Gn(e, t, n) {
	S(e);
	let r = e.players[t], i = r.main === n;
	i ? (r.main = "none", r.mainDone = !0) : r.secondary.splice(r.secondary.indexOf(n), 1), r.standing = r.standing.filter((e) => e !== n), r.done.push(n);
	let a = un[n].trophies * (i ? 2 : 1), o = P(e, t, 4), s = i ? "QT-QUEST-2" : "QT-QUEST-3";
	A.tell(() => ({
		type: "claimed",
		rule: s,
		seat: t,
		quest: n,
		main: i,
		trophies: a,
		gems: o
	})), I(e, t, a);
}
var Kn = {
	step: (e, t, n) => n.length === 0 ? "standing" : void 0,
	options(e, t, n, r) {
		let i = e.players[t];
		for (let e of Hn(i)) r.add(`${i.standing.includes(e) ? "off" : "on"}:${e}`);
	},
	carryOut(e, t, [n]) {
		let r = e.players[t], [i, a] = n.split(":");
		i === "on" ? L(r.standing, a) : r.standing = r.standing.filter((e) => e !== a);
	}
};
function qn(e) {
	if (Un(e)) for (let t = !0; t;) {
		t = !1;
		for (let n of j(e, e.active)) {
			let r = e.players[n].standing.find((t) => zn(e, n, t));
			r !== void 0 && (Gn(e, n, r), t = !0);
		}
	}
}
var R = [
	"give",
	"ask",
	"ask-word",
	"promise"
], Jn = {
	give: "give",
	ask: "ask",
	"ask-word": "askWord",
	promise: "promise"
};
function z(e) {
	let t = e.indexOf(":");
	return t < 0 ? e : e.slice(0, t);
}
function B(e) {
	let t = e.indexOf(":");
	if (t < 0) return "";
	let n = e.indexOf(":", t + 1);
	return e.slice(t + 1, n < 0 ? void 0 : n);
}
var Yn = (e) => e.slice(e.lastIndexOf(":") + 1), Xn = (e, t) => t === void 0 ? e : `${e}:${t}`, V = (e, t, n) => `${e}:${t}:${n}`, H = (e, t) => e[Jn[t]], Zn = (e) => e === "give" || e === "ask", Qn = (e, t) => t === "give" || t === "promise" ? e.sender : e.receiver;
function $n(e, t) {
	return (Zn(e) ? fn : pn).indexOf(z(t)) * mn.length + Math.max(0, mn.indexOf(Yn(t)));
}
var er = (e, t, n) => ({
	...e,
	[Jn[t]]: [...H(e, t), n].sort((e, n) => $n(t, e) - $n(t, n) || (e < n ? -1 : +(e > n)))
}), tr = (e) => R.flatMap((t) => H(e, t).length === 0 ? [] : `${t} ${H(e, t).join(", ")}`).join(" / "), nr = (e) => ({
	moment: e.moment,
	sender: e.receiver,
	receiver: e.sender,
	answers: 0,
	give: e.ask,
	ask: e.give,
	askWord: e.promise,
	promise: e.askWord
}), rr = V("word", "own", "judged"), ir = (e) => en.includes(e), ar = (e, t) => {
	if (!ir(e)) return e === t;
	let { type: n } = k[t];
	return n === e || e === "dragon" && n === "untyped";
};
function or(e) {
	let { seats: t, core: n, settings: r } = e, i = w(e, [...dn]), a = w(e, [
		...cn,
		...Xt,
		...Zt
	]), o = [];
	for (let n = 0; n < 2 * t; n++) o.push(T(e, i));
	return {
		core: n,
		settings: r,
		round: 0,
		first: 0,
		active: 0,
		adventure: a,
		discard: [],
		guild: i,
		shop: [...on],
		setApart: [...an],
		gone: [],
		reserve: 40 - t * r.startingGems,
		pot: 0,
		arenaFought: !1,
		lastRound: !1,
		over: !1,
		turnedUp: !1,
		cursed: -1,
		fog: !1,
		bounty: !1,
		fair: !1,
		card: "none",
		lookQuests: o,
		lookCards: [],
		fight: M(),
		fallen: {
			attacker: -1,
			defender: -1
		},
		talk: bn(t),
		deals: [],
		ledger: [],
		due: [],
		players: Array.from({ length: t }, () => ({
			...xn(r.startingGems),
			temper: Xe(e, _n)
		}))
	};
}
var sr = (e, t) => e.lookQuests.slice(2 * t, 2 * t + 2), cr = A.allAtOnce("main-quest", {
	seats: (e) => e.players.map((e, t) => t),
	step: (e, t, n) => n.length === 0 ? "main-quest" : void 0,
	options(e, t, n, r) {
		for (let n of sr(e, t)) r.add(n);
	},
	commit(e, t) {
		t.forEach(([t], n) => {
			let [r, i] = sr(e, n);
			e.players[n].main = t, e.guild.push(t === r ? i : r), A.tell(() => ({
				type: "main-chosen",
				rule: "QT-SETUP-5",
				seat: n,
				secret: {
					to: [n],
					quest: t
				}
			}));
		}), e.lookQuests = [];
	},
	quiet: !0
});
function lr(e) {
	let t = [];
	for (let n of e.guild) L(t, n);
	e.guild = w(e, t);
	let n = w(e, [...tn]);
	e.players.forEach((t, r) => {
		let i = T(e, n);
		t.character = i, A.tell(() => ({
			type: "character",
			rule: "QT-SETUP-7",
			seat: r,
			character: i
		}));
	}), e.players.forEach((t, n) => {
		if (t.character !== "ranger") return;
		let r = Xe(e, en);
		t.enemy = r, A.tell(() => ({
			type: "sworn-enemy",
			rule: "QT-SETUP-9",
			seat: n,
			enemy: r
		}));
	});
}
function ur(e) {
	let t = e.players.map((e, t) => t);
	for (; t.length > 1;) {
		let n = t.map((t) => {
			let n = C(e, 8);
			return A.tell(() => ({
				type: "start-roll",
				rule: "QT-SETUP-12",
				seat: t,
				pips: n
			})), n;
		}), r = Math.max(...n);
		t = t.filter((e, t) => n[t] === r);
	}
	e.first = t[0], e.active = e.first, A.tell(() => ({
		type: "starts",
		rule: "QT-SETUP-12",
		seat: e.first
	}));
}
var dr = (e) => e.startsWith("quest:") && !e.includes("::") ? "quest" : e, fr = (e) => ({
	...e,
	give: e.give.map(dr)
});
function pr(e, t) {
	return {
		settings: e.settings,
		...e.round === 0 ? {} : {
			round: e.round,
			first: e.first,
			active: e.active
		},
		adventureLeft: e.adventure.length,
		discard: e.discard.slice(),
		guildLeft: e.guild.length,
		shop: e.shop.slice(),
		setApart: e.setApart.slice(),
		gone: e.gone.slice(),
		reserve: e.reserve,
		pot: e.pot,
		arenaFought: e.arenaFought,
		lastRound: e.lastRound,
		...gr("cursed", e.cursed),
		fog: e.fog,
		bounty: e.bounty,
		fair: e.fair,
		...hr("card", e.card),
		lookQuests: _r(e, t),
		lookCards: t === e.active ? e.lookCards.slice() : e.lookCards.map(() => "?"),
		...e.fight.kind === "none" ? {} : { fight: vr(e.fight, e.fight.kind) },
		...e.fallen.attacker === -1 ? {} : { fallen: { ...e.fallen } },
		...hr("moment", e.talk.moment),
		offers: e.talk.standing.map((n) => Sr(e, n, t)),
		deals: e.deals.map((n) => Sr(e, n, t)),
		ledger: e.ledger.map((n) => wr(e, n, t)),
		players: e.players.map((n, r) => Tr(e, n, r, t)),
		...e.fight.kind === "arena" ? { _principals: yr(e) } : {},
		_rest: {
			offers: e.talk.offers,
			sent: e.talk.sent.slice(),
			closed: e.talk.closed.slice(),
			due: e.due.filter((n) => !Cr(e, e.ledger[n - 1], t)),
			settling: [...new Set(e.due.map((t) => e.ledger[t - 1].giver))],
			over: e.over,
			turnedUp: e.turnedUp,
			...t === "spectator" ? {} : { temper: e.players[t].temper }
		}
	};
}
var mr = (e, t, n) => t === n ? {} : { [e]: t }, hr = (e, t) => mr(e, t, "none"), gr = (e, t) => mr(e, t, -1), U = (e, t) => mr(e, t, 0);
function _r(e, t) {
	if (e.round > 0) return t === e.active ? e.lookQuests.slice() : e.lookQuests.map(() => "?");
	let n = t === "spectator" ? [] : sr(e, t);
	return e.lookQuests.map((e) => n.includes(e) ? e : "?");
}
function vr(e, t) {
	return {
		kind: t,
		stage: e.stage,
		...hr("monster", e.monster),
		mayFlee: e.mayFlee,
		...gr("ally", e.ally),
		attacker: e.attacker,
		...gr("defender", e.defender),
		...gr("richer", e.richer),
		announced: e.announced.slice(),
		...U("green", e.green),
		...U("red", e.red),
		rerolled: e.rerolled.slice(),
		open: e.open,
		won: e.won,
		...U("gems", e.gems),
		...U("trophies", e.trophies),
		...U("shareGems", e.shareGems),
		...U("shareTrophies", e.shareTrophies),
		shareCard: e.shareCard
	};
}
var yr = (e) => [e.fight.attacker, e.fight.defender].map((t, n) => ({
	power: Nn(e, t, n === 1),
	terms: Pn(e, t, n === 1)
}));
function br({ fight: e, players: t }, n, r) {
	if (e.kind === "arena" && e.fists.length !== 0 && e.stage !== "fists" && n !== e.attacker && n !== e.defender) return e.open || r || t[n].petrified ? e.fists[n] : "closed";
}
var xr = (e, ...t) => e !== "spectator" && t.includes(e);
function Sr(e, t, n) {
	let { id: r, moment: i, sender: a, receiver: o, answers: s } = t, c = {
		id: r,
		moment: i,
		sender: a,
		receiver: o
	};
	if (s !== 0 && (c.answers = s), e.settings.talk === "whispered" && !e.turnedUp && !xr(n, a, o)) return c;
	let { give: l, ask: u, askWord: d, promise: f } = n === a ? t : fr(t);
	return [c.give, c.ask, c.askWord, c.promise] = [
		l,
		u,
		d,
		f
	], t.text !== void 0 && (c.text = t.text), c;
}
var Cr = (e, { state: t, giver: n, receiver: r }, i) => e.settings.talk === "whispered" && t === "running" && !xr(i, n, r);
function wr(e, t, n) {
	let { number: r, round: i, giver: a, receiver: o, state: s } = t, c = {
		number: r,
		round: i,
		giver: a,
		receiver: o,
		state: s
	};
	if (Cr(e, t, n)) return c;
	let { moment: l, offer: u, kind: d, subject: f, due: p, delivered: m, plundered: ee, called: h, turns: te, text: ne } = t;
	return {
		word: V(d, f, p),
		...c,
		moment: l,
		offer: u,
		...U("delivered", m),
		plundered: ee,
		called: h,
		later: te > 0,
		...ne === void 0 ? {} : { text: ne }
	};
}
function Tr(e, t, n, r) {
	let i = n === r, a = i || e.turnedUp, o = {
		token: t.token,
		gems: t.gems,
		trophies: t.trophies,
		wounds: t.wounds,
		power: An(e, n),
		allyPower: Fn(e, n, "none"),
		worn: t.worn.slice(),
		loose: t.loose.slice(),
		spoils: t.spoils.slice(),
		mainDone: t.mainDone,
		secondary: a ? t.secondary.slice() : t.secondary.map(() => "?"),
		done: t.done.slice(),
		beaten: t.beaten.slice(),
		allyWins: t.allyWins,
		loneWins: t.loneWins,
		temples: t.temples,
		kritikWin: t.kritikWin,
		avenged: t.avenged,
		boughtQuest: t.boughtQuest,
		boughtTrophy: t.boughtTrophy,
		clover: t.clover,
		wonHere: t.wonHere,
		webbed: t.webbed,
		petrified: t.petrified
	};
	t.character !== "none" && (o.character = t.character), t.enemy !== "none" && (o.enemy = t.enemy), t.main !== "none" && (o.main = a ? t.main : "?"), i && t.standing.length > 0 && (o.standing = t.standing.slice());
	let s = br(e, n, i);
	return s !== void 0 && (o.hand = s), e.turnedUp && (o.temper = t.temper), o;
}
var Er = [
	"attacker",
	"defender",
	"none"
], Dr = [
	"fists",
	"dice",
	"after"
];
function Or(e, t, n, r) {
	let i = Rr(Ar(e), r), a = Rr(jr(e), r), { offers: o, sent: s, closed: c, over: l, turnedUp: u, temper: d } = e._rest, f = e.players.map((e, t) => Nr(e, i, (t === n ? d : void 0) ?? e.temper ?? _n[r(_n.length)]));
	return {
		core: t,
		settings: e.settings,
		round: e.round ?? 0,
		first: e.first ?? 0,
		active: e.active ?? 0,
		lookCards: e.lookCards.map((e) => e === "?" ? a.pop() : e),
		adventure: a,
		discard: e.discard,
		lookQuests: e.lookQuests.map((e) => kr(e, i)),
		guild: i,
		shop: e.shop,
		setApart: e.setApart,
		gone: e.gone,
		reserve: e.reserve,
		pot: e.pot,
		arenaFought: e.arenaFought,
		lastRound: e.lastRound,
		over: l,
		turnedUp: u,
		cursed: e.cursed ?? -1,
		fog: e.fog,
		bounty: e.bounty,
		fair: e.fair,
		card: e.card ?? "none",
		fight: Mr(e, r),
		fallen: e.fallen ?? {
			attacker: -1,
			defender: -1
		},
		talk: {
			moment: e.moment ?? "none",
			standing: e.offers.map((e) => Fr(e, f)),
			sent: s,
			closed: c,
			offers: o
		},
		deals: e.deals.map((e) => Fr(e, f)),
		ledger: e.ledger.map(Ir),
		due: Pr(e),
		players: f
	};
}
var kr = (e, t) => e === "?" ? t.pop() : e;
function Ar(e) {
	let t = new Set(e.lookQuests);
	for (let { main: n, secondary: r, done: i } of e.players) for (let e of [
		...r,
		...i,
		...n === void 0 ? [] : [n]
	]) t.add(e);
	return dn.filter((e) => !t.has(e));
}
function jr(e) {
	let t = /* @__PURE__ */ new Set([...e.discard, ...e.lookCards]);
	e.fight?.monster !== void 0 && t.add(e.fight.monster);
	for (let { spoils: n } of e.players) for (let e of n) t.add(e);
	return [
		...cn,
		...Xt,
		...Zt
	].filter((e) => !t.has(e));
}
function Mr({ fight: e, players: t }, n) {
	if (e === void 0) return M();
	let r = t.map(({ hand: e = "none" }) => e === "closed" ? Er[n(Er.length)] : e);
	return {
		...M(),
		...e,
		fists: e.kind === "arena" && Dr.includes(e.stage) ? r : []
	};
}
function Nr(e, t, n) {
	let r = [];
	for (let n of e.secondary) L(r, kr(n, t));
	return {
		character: e.character ?? "none",
		token: e.token,
		enemy: e.enemy ?? "none",
		gems: e.gems,
		trophies: e.trophies,
		wounds: e.wounds,
		worn: e.worn,
		loose: e.loose,
		spoils: e.spoils,
		main: e.main === void 0 ? "none" : kr(e.main, t),
		secondary: r,
		done: e.done,
		mainDone: e.mainDone,
		standing: e.standing ?? [],
		beaten: e.beaten,
		allyWins: e.allyWins,
		loneWins: e.loneWins,
		temples: e.temples,
		kritikWin: e.kritikWin,
		avenged: e.avenged,
		boughtQuest: e.boughtQuest,
		boughtTrophy: e.boughtTrophy,
		clover: e.clover,
		wonHere: e.wonHere,
		webbed: e.webbed,
		petrified: e.petrified,
		temper: n
	};
}
function Pr({ _rest: { due: e, settling: t }, ledger: n }) {
	let r = (t) => e.filter((e) => n[e - 1].giver === t);
	return t.flatMap((e) => {
		let t = r(e), i = n.find((t) => t.giver === e && t.state === "running" && t.word === void 0);
		return t.length > 0 || i === void 0 ? t : [i.number];
	});
}
function Fr(e, t) {
	let { id: n, moment: r, sender: i, receiver: a, answers: o = 0 } = e, { give: s = [], ask: c = [], askWord: l = [], promise: u = ["word:friends:judged"] } = e, d = t[i].secondary.slice(), f = (e) => e === "quest" ? `quest:${d.pop() ?? dn[0]}` : e, p = e.text === void 0 ? {} : { text: e.text };
	return {
		id: n,
		moment: r,
		sender: i,
		receiver: a,
		answers: o,
		give: s.map(f),
		ask: c,
		askWord: l,
		promise: u,
		...p
	};
}
var Ir = (e) => ({
	number: e.number,
	round: e.round,
	moment: e.moment ?? "V1",
	giver: e.giver,
	receiver: e.receiver,
	...Lr(e.word ?? "word:friends:judged"),
	offer: e.offer ?? 0,
	state: e.state,
	delivered: e.delivered ?? 0,
	plundered: e.plundered ?? !1,
	called: e.called ?? !1,
	turns: +(e.later === !0),
	...e.text === void 0 ? {} : { text: e.text }
}), Lr = (e) => ({
	kind: z(e),
	subject: B(e),
	due: Yn(e)
});
function Rr(e, t) {
	for (let n = e.length - 1; n > 0; n--) {
		let r = t(n + 1);
		[e[n], e[r]] = [e[r], e[n]];
	}
	return e;
}
var zr = 3, Br = (e) => e in k, Vr = (e, t) => e.round < zr && (t === "toll" || Br(t) && k[t].type === "dragon"), Hr = (e) => +(e === "bridge-troll"), Ur = (e) => e === "mimic";
function Wr(e) {
	if (!Ur(e.fight.monster)) return 0;
	let t = C(e, 8);
	return A.tell(() => ({
		type: "rolled-chest",
		rule: "QT-CARD-48",
		seat: e.active,
		pips: t
	})), t;
}
function Gr(e) {
	e.fair = !0;
}
var Kr = (e) => +!!e.fair, qr = (e) => +!!e.includes("traders-brooch");
function Jr(e, t, n, r = !1) {
	let i = O[n].price, a = r ? Math.floor(i / 2) : i;
	return Math.max(1, a - Kr(e) - qr(e.players[t].worn));
}
function W(e, t) {
	let n = e.findIndex((e) => rn.indexOf(e) > rn.indexOf(t));
	e.splice(n < 0 ? e.length : n, 0, t);
}
function G(e, t) {
	e.splice(e.indexOf(t), 1);
}
var Yr = (e, t) => e.find((e) => O[e].type === O[t].type);
function K(e, t, n) {
	let { worn: r, loose: i } = e.players[t], a = Yr(r, n);
	if (a === void 0) W(r, n);
	else return W(i, n), {
		proc: "surplus",
		todo: [{
			seat: t,
			items: [a, n]
		}],
		at: 0
	};
}
var Xr = (e, t, n) => Yr(e.players[t].worn, n[1]), Zr = A.eachInTurn("surplus", {
	who: (e, { seat: t }) => t,
	options(e, t, { items: n }, r) {
		r.add(Xr(e, t, n)), r.add(n[1]);
	},
	choose(e, t, { items: n }, r) {
		let { worn: i, loose: a } = e.players[t];
		if (r === n[1]) {
			let o = Xr(e, t, n);
			G(i, o), G(a, r), W(a, o), W(i, r);
		}
		A.tell(() => ({
			type: "wears",
			rule: "QT-SHOP-3",
			seat: t,
			item: r
		}));
	},
	about: (e, t, { items: n }) => ({ items: [Xr(e, t, n), n[1]].map((e) => `item:${e}`) }),
	quiet: !0
});
function Qr(e, t, n) {
	let { worn: r, loose: i } = e.players[t];
	if (i.includes(n)) {
		G(i, n);
		return;
	}
	G(r, n);
	let a = i.filter((e) => O[e].type === O[n].type);
	if (a.length === 0) return;
	let o = a.reduce((e, t) => O[t].bonus > O[e].bonus ? t : e);
	G(i, o), W(r, o);
}
function $r(e, t) {
	W(an.includes(t) ? e.setApart : e.shop, t);
}
function ei(e) {
	e.players.forEach((t, n) => {
		for (let r of t.loose) $r(e, r), A.tell(() => ({
			type: "returned",
			rule: "QT-SHOP-3",
			seat: n,
			item: r
		}));
		t.loose.length > 0 && (t.loose = []);
	});
}
var ti = (e) => e.includes("dragon-armour"), ni = (e) => e.includes("menders-ring") ? 2 : 1, ri = (e) => e.includes("rune-shield"), ii = (e) => +(e === "vampire");
function ai(e) {
	e.players[e.active].webbed = !0;
}
function oi(e, t) {
	let n = e.players[t];
	return n.webbed ? (n.webbed = !1, A.tell(() => ({
		type: "webbed",
		rule: "QT-RULING-58",
		seat: t
	})), !0) : !1;
}
function si(e, t, n, r) {
	let i = e.players[t], a = i.wounds;
	i.wounds = Math.min(4, a + n);
	let o = i.wounds - a;
	A.tell(() => ({
		type: "wounded",
		rule: r,
		seat: t,
		wounds: o
	}));
}
function ci(e, t, n) {
	let r = (n ? 2 : 1) + ii(e.fight.monster);
	si(e, t, li(e, t) ? 1 : r, n ? "QT-WOUND-3" : "QT-WOUND-2");
}
function li(e, t) {
	let { worn: n } = e.players[t];
	return Dn(e, t) || ri(n) || ti(n);
}
function q(e, t, n, r) {
	let i = e.players[t], a = Math.min(i.wounds, n);
	a !== 0 && (i.wounds -= a, A.tell(() => ({
		type: "healed",
		rule: r,
		seat: t,
		wounds: a
	})));
}
function ui(e, t) {
	oi(e, t) || q(e, t, ni(e.players[t].worn), "QT-WOUND-5");
}
function di(e, t, n) {
	e.cursed === t && (e.cursed = -1, A.tell(() => ({
		type: "uncursed",
		rule: n,
		seat: t
	})));
}
function fi(e, t, n) {
	e.cursed = t, A.tell(() => ({
		type: "cursed",
		rule: n,
		seat: t
	}));
}
var pi = 5, mi = 6, hi = (e) => ({
	proc: "wish",
	todo: [e.active],
	at: 0
}), gi = A.eachInTurn("wish", {
	who: (e, t) => t,
	options(e, t, n, r) {
		for (let t of e.shop) r.add(`item:${t}`, O[t].price > mi ? "QT-CARD-46" : void 0);
		r.add("gems"), r.add("trophy");
	},
	choose(e, t, n, r) {
		if (r === "trophy") {
			A.tell(() => ({
				type: "wished",
				rule: "QT-CARD-46",
				seat: t,
				wish: "trophy"
			})), I(e, t, 1);
			return;
		}
		if (r === "gems") {
			A.tell(() => ({
				type: "wished",
				rule: "QT-CARD-46",
				seat: t,
				wish: "gems"
			})), P(e, t, pi), q(e, t, 4, "QT-CARD-46");
			return;
		}
		let i = r.slice(5);
		return G(e.shop, i), A.tell(() => ({
			type: "wished",
			rule: "QT-CARD-46",
			seat: t,
			wish: i
		})), K(e, t, i);
	},
	quiet: !0
}), _i = (e, t) => (n) => {
	let { active: r } = n;
	if (n.setApart.includes(t)) return G(n.setApart, t), A.tell(() => ({
		type: "prize",
		rule: k[e].rule,
		seat: r,
		item: t
	})), K(n, r, t);
};
function vi(e) {
	let { active: t } = e, { ally: n } = e.fight;
	for (let r of n === -1 ? [t] : [t, n]) e.players[r].petrified = !0, A.tell(() => ({
		type: "petrified",
		rule: "QT-CARD-9",
		seat: r
	}));
}
function yi(e) {
	let { active: t } = e;
	e.players[t].gems !== 0 && (F(e, t, 1), A.tell(() => ({
		type: "pilfered",
		rule: "QT-CARD-16",
		seat: t,
		gems: 1
	})));
}
function bi(e) {
	let { active: t } = e, { ally: n } = e.fight;
	for (let r of n === -1 ? [t] : [t, n]) q(e, r, 4, "QT-CARD-47"), di(e, r, "QT-CARD-47");
}
var xi = {
	"weaver-spider": ai,
	"one-eyed-basilisk": vi,
	"pilfering-goblin": yi
}, Si = (e) => xi[e.fight.monster]?.(e), Ci = {
	"emerald-dragon": _i("emerald-dragon", "dragon-amulet"),
	"brazen-dragon": _i("brazen-dragon", "dragon-armour"),
	"scarlet-dragon": _i("scarlet-dragon", "dragon-sword"),
	djinn: hi,
	"temple-guardian": bi
}, wi = (e) => Ci[e.fight.monster]?.(e), Ti = 2;
function Ei(e) {
	e.bounty = !0;
}
var Di = (e) => e.bounty ? Ti : 0, Oi = [
	"gems",
	"loot",
	"trophy",
	"fist",
	"help",
	"truce"
];
function ki(e) {
	let { give: t, ask: n, askWord: r, promise: i } = e;
	return t.length > 3 || n.length + r.length > 3 || i.length > 3 ? !1 : R.every((t) => Ai(H(e, t))) && !ji(t, i) && !ji(n, r);
}
function Ai(e) {
	let t = e.map((e) => z(e) === "word" ? e : `${z(e)}:${B(e)}`);
	return new Set(t).size === e.length && Oi.every((t) => e.filter((e) => z(e) === t).length <= 1);
}
var ji = (e, t) => e.some((e) => t.some((t) => {
	let n = z(e);
	return (n === "item" || n === "spoils") && z(t) === n && B(t) === B(e);
})), Mi = ({ give: e, ask: t, askWord: n, promise: r }, i) => i === "give" ? e.length : i === "promise" ? r.length : t.length + n.length;
function Ni(e, t, n, r) {
	let { give: i, ask: a, askWord: o, promise: s } = t, c = H(t, n);
	if (Mi(t, n) >= 3) return !1;
	let l = z(r);
	for (let e of c) if (z(e) === l && (Oi.includes(l) || B(e) === B(r))) return !1;
	let u = n === "give" ? s : n === "promise" ? i : n === "ask" ? o : a;
	return u.length > 0 && ji([r], u) || !Fi(e, Qn(t, n), n, r) ? !1 : l !== "quest" || Ii(e, er(t, n, r)) === void 0;
}
function Pi(e, t) {
	for (let n of R) {
		let r = Qn(t, n), i = H(t, n).find((t) => !Fi(e, r, n, t));
		if (i !== void 0) return i;
	}
	return Ii(e, t);
}
function Fi(e, t, n, r) {
	let { gems: i, worn: a, loose: o, spoils: s, secondary: c } = e.players[t], l = B(r), u = n === "give" || n === "ask";
	switch (z(r)) {
		case "gems": return !u || i >= Number(l);
		case "item": return a.includes(l) || o.includes(l);
		case "spoils": return s.some((e) => ar(l, e));
		case "quest": return l === "" ? c.length > 0 : c.includes(l);
		case "call": return e.ledger.some(({ number: e, state: t }) => e === Number(l) && t === "running");
		default: return !0;
	}
}
var J = (e) => e.filter((e) => z(e) === "quest");
function Ii(e, t) {
	let [n, r] = [J(t.give), J(t.ask)], [i, a] = [e.players[t.sender].secondary.length, e.players[t.receiver].secondary.length];
	if (r.length > 0 && i - n.length + r.length > 3) return r[0];
	if (n.length > 0 && a - r.length + n.length > 3) return n[0];
	if (J(t.promise).length > i - n.length) return J(t.promise)[0];
	if (J(t.askWord).length > a - r.length) return J(t.askWord)[0];
}
var Li = (e) => [
	"split",
	"after",
	"after-win",
	"this-arena"
].includes(Yn(e));
function Ri(e) {
	e.fog = !0;
}
var zi = (e) => e.fog && e.fight.kind === "dungeon";
function Bi(e, t) {
	e.talk.moment = t;
}
function Y(e) {
	let { talk: t } = e;
	if (t.moment !== "none") {
		for (let { id: e, sender: n, receiver: r } of t.standing) A.tell(() => ({
			type: "offer-expired",
			rule: "QT-TALK-26",
			offer: e,
			seat: n,
			toSeat: r
		}));
		S(e), t.standing = [], t.sent.fill(0), t.closed.fill(!1), t.moment = "none", e.core.aside.some(({ kind: e }) => e === "talk" || e === "deal") && (e.core.aside = e.core.aside.filter(({ kind: e }) => e !== "talk" && e !== "deal"));
	}
}
var Vi = (e, t) => t === e.fight.attacker || t === e.fight.defender;
function Hi(e, t, n) {
	if (t === n) return !1;
	switch (e.talk.moment) {
		case "V1": return t === e.active || n === e.active;
		case "V2": return t === e.active || n === e.active || Wi(e, t, n) || Wi(e, n, t);
		case "D": return (t === e.active || n === e.active) && e.fight.ally === -1 && Ui(e, t === e.active ? n : t);
		case "A": return Vi(e, t) !== Vi(e, n) && Ui(e, Vi(e, t) ? n : t);
		case "none": return !1;
	}
}
var Ui = (e, t) => !e.players[t].petrified && !zi(e), Wi = (e, t, n) => e.talk.moment === "V2" && t === e.fallen.defender && n !== e.fallen.attacker && n !== e.fallen.defender && n !== e.active, Gi = (e, t, n) => Math.min(t, n) * e.players.length + Math.max(t, n), Ki = (e, t, n) => e.talk.closed[Gi(e, t, n)];
function qi(e, t, n) {
	e.talk.closed[Gi(e, t, n)] = !0;
}
var Ji = (e, t, n) => e.talk.sent[t * e.players.length + n];
function Yi(e, t, n) {
	e.talk.sent[t * e.players.length + n]++;
}
function Xi(e, t) {
	let n = e.core.stack.at(-1);
	return n?.proc === "arena-talk" && (n.drafts[t]?.length ?? 0) > 0;
}
var Zi = (e, t) => e.talk.moment === "A" ? Vi(e, t) : e.talk.moment !== "D" || t === e.active, Qi = [
	"gems",
	"item",
	"spoils",
	"quest"
], $i = [
	"loot",
	"trophy",
	"card",
	"gems",
	"item",
	"spoils",
	"quest",
	"fist",
	"help",
	"truce",
	"word"
];
function ea(e, t, n) {
	return ra(e, t, n) ? (Zn(n) ? Qi : $i).filter((r) => ia(e, t, n, r).some((r) => Ni(e, t, n, r))) : [];
}
var ta = (e, t, n, r) => ra(e, t, n) ? ia(e, t, n, r).filter((r) => Ni(e, t, n, r)) : [];
function na(e, t, n) {
	return !ra(e, t, n) || Mi(t, n) >= 3 ? !1 : !Zn(n) && !la(e, t, Qn(t, n)) || ea(e, t, n).length > 0;
}
var ra = (e, t, n) => !t.ask.some((e) => e.startsWith("call")) && (n === "give" || !Wi(e, t.sender, t.receiver));
function ia(e, t, n, r) {
	let i = Qn(t, n);
	if (Zn(n)) return aa(e, t, n, i, r);
	let a = oa(e, t, i, r);
	return la(e, t, i) ? a.filter(Li) : a;
}
function aa(e, t, n, r, i) {
	if (!Zi(e, r) && e.settings.helpGoods === "principal") return [];
	let { gems: a, worn: o, loose: s, spoils: c, secondary: l } = e.players[r];
	switch (i) {
		case "gems": return ha.slice(0, a);
		case "item": return [...o, ...s].map((e) => Xn("item", e));
		case "spoils": return c.map((e) => Xn("spoils", e));
		default: return r === t.sender ? l.map((e) => Xn("quest", e)) : l.length > 0 && !H(t, n).includes("quest") ? ["quest"] : [];
	}
}
function oa(e, t, n, r) {
	let { worn: i, loose: a, spoils: o, secondary: s } = e.players[n], c = (t) => ca(e, n).map((e) => V(r, t, e));
	switch (r) {
		case "loot":
		case "trophy":
		case "card": return sa(e, n, r);
		case "gems": return ca(e, n).flatMap((e) => ma[e]);
		case "item": return [...i, ...a].flatMap(c);
		case "spoils": return [...o, ...en].flatMap(c);
		case "quest": return s.length > 0 ? c("") : [];
		case "fist": return e.talk.moment !== "A" || Zi(e, n) ? [V("fist", "", "next-arena")] : [];
		case "help": return [V("help", "", "next-fight")];
		case "truce": return ga.map((t) => V("truce", e.round + t - 1, "round-end"));
		case "word": return t.askWord.includes(rr) || t.promise.includes(rr) ? _a : va;
	}
}
function sa(e, t, n) {
	let { moment: r } = e.talk;
	if (!Zi(e, t)) return [];
	if (r === "A") return n === "loot" ? X(10).map((e) => V("loot", e, "after-win")) : [];
	if (r !== "D") return [];
	if (n === "card") return [V("card", "", "split")];
	let i = e.fight.monster, { gems: a, trophies: o } = k[i];
	return n === "trophy" ? X(o).map((e) => V("trophy", e, "split")) : X(a + (Ur(i) ? 8 : 0) + Di(e)).map((e) => V("loot", e, "split"));
}
function ca(e, t) {
	if (!Zi(e, t)) return [];
	switch (e.talk.moment) {
		case "A": return ["after", "after-win"];
		case "V2": return ["next-turn"];
		default: return t === e.active ? ["this-turn", "next-turn"] : ["next-turn"];
	}
}
var la = (e, t, n) => ua(e, n) + da(t, n) >= 8;
function ua(e, t) {
	let n = 0;
	for (let r of e.ledger) r.giver === t && r.state === "running" && !Li(`::${r.due}`) && n++;
	return n;
}
var da = (e, t) => (t === e.sender ? e.promise : e.askWord).filter((e) => !Li(e)).length, fa = (e, t) => [t.sender, t.receiver].every((n) => da(t, n) === 0 || ua(e, n) + da(t, n) <= 8), X = (e) => Array.from({ length: e }, (e, t) => t + 1), pa = (e) => X(10).map((t) => V("gems", t, e)), ma = {
	"this-turn": pa("this-turn"),
	"next-turn": pa("next-turn"),
	after: pa("after"),
	"after-win": pa("after-win")
}, ha = X(40).map((e) => Xn("gems", e)), ga = X(4), _a = hn.map((e) => V("word", e, "judged")), va = [..._a, rr], Z = (e) => e.ledger.filter((e) => e.state === "running");
function Q(e, t, n, r) {
	if (t.state !== "running") return;
	e.settings.talk === "whispered" && S(e), t.state = n;
	let { number: i, giver: a, receiver: o, kind: s, delivered: c } = t;
	if (A.tell(() => ({
		type: "judged",
		rule: r,
		line: i,
		seat: a,
		toSeat: o,
		word: s,
		verdict: n,
		delivered: c
	})), n === "broken") for (let n of Z(e)) n.offer === t.offer && n.giver === o && Q(e, n, "void", "QT-TALK-42");
}
function ya(e, t, n, r) {
	t.delivered = n, Q(e, t, n >= r ? "kept" : "broken", "QT-TALK-41");
}
function ba(e) {
	let { ally: t, shareGems: n, shareTrophies: r, shareCard: i, gems: a } = e.fight;
	for (let o of Z(e)) {
		if (o.due !== "split") continue;
		let s = o.receiver === t;
		o.kind === "loot" ? ya(e, o, s ? n : 0, Math.min(Number(o.subject), a)) : o.kind === "trophy" ? ya(e, o, s ? r : 0, Number(o.subject)) : ya(e, o, s && i ? 1 : 0, 1);
	}
}
function xa(e) {
	for (let t of Z(e)) t.due === "split" && Q(e, t, "void", "QT-TALK-42");
}
function Sa(e, t) {
	for (let n of Z(e)) n.kind === "help" && n.receiver === e.active && (n.turns > 0 ? n.turns-- : Ui(e, n.giver) && Q(e, n, t && e.fight.ally === -1 && n.called ? "broken" : "void", "QT-TALK-44"));
}
function Ca(e) {
	let { attacker: t, defender: n } = e.fight;
	for (let r of Z(e)) r.kind === "truce" && r.giver === t && r.receiver === n && Q(e, r, "broken", "QT-TALK-43");
}
function wa(e) {
	for (let t of Z(e)) t.kind === "truce" && Number(t.subject) <= e.round && Q(e, t, "kept", "QT-TALK-43");
}
function Ta(e) {
	let { attacker: t, defender: n, fists: r } = e.fight;
	for (let i of Z(e)) {
		if (i.kind !== "fist" && i.kind !== "aside") continue;
		let a = i.receiver === t ? "attacker" : i.receiver === n ? "defender" : "none", o = i.giver === t || i.giver === n;
		if (a === "none" || o) continue;
		if (e.players[i.giver].petrified) {
			Q(e, i, "void", "QT-TALK-42");
			continue;
		}
		let s = r[i.giver];
		Q(e, i, (i.kind === "fist" ? s === a : s === "none" || s === a) ? "kept" : "broken", "QT-TALK-43");
	}
}
function Ea(e, t, n) {
	for (let r of Z(e)) {
		if (r.giver !== t) continue;
		let e = r.kind === "item" && r.subject === n, i = r.kind === "spoils" && n in k && ar(r.subject, n);
		(e || i) && (r.plundered = !0);
	}
}
function Da(e) {
	for (let t of Z(e)) t.kind === "truce" ? Q(e, t, "kept", "QT-TALK-47") : Q(e, t, t.kind === "word" ? "unjudged" : "void", "QT-TALK-47");
}
function Oa(e, t) {
	if (e.settings.talk === "open") return;
	let { id: n, sender: r, receiver: i } = t, [a, o] = [ka(fr(t).give), ka(t.ask)];
	a.length + o.length !== 0 && A.tell(() => ({
		type: "exchanged",
		rule: "QT-TALK-34",
		offer: n,
		seat: r,
		toSeat: i,
		give: a,
		ask: o
	}));
}
var ka = (e) => e.filter((e) => !["help", "call"].includes(z(e)));
function Aa(e, { id: t, sender: n, receiver: r }, i) {
	A.tell(() => {
		let a = {
			type: "refused",
			rule: "QT-TALK-18",
			offer: t,
			seat: r,
			toSeat: n
		};
		return e.settings.talk === "open" ? {
			...a,
			reason: i
		} : {
			...a,
			reason: "unheard",
			secret: {
				to: [n, r],
				reason: i
			}
		};
	});
}
function ja(e, t, n, r) {
	A.tell(() => {
		let { id: i, sender: a, receiver: o, answers: s } = r, { give: c, ask: l, askWord: u, promise: d } = fr(r), f = {
			give: c,
			ask: l,
			askWord: u,
			promise: d
		}, p = t === "signed", m = {
			type: t,
			rule: n,
			offer: i,
			answers: s,
			seat: p ? o : a,
			toSeat: p ? a : o
		};
		return e.settings.talk === "open" ? {
			...m,
			...f
		} : {
			...m,
			give: [],
			ask: [],
			askWord: [],
			promise: [],
			secret: {
				to: [a, o],
				...f
			}
		};
	});
}
function Ma(e, t, n) {
	e.settings.talk === "whispered" && S(e), e.deals.push(t), ja(e, "signed", "QT-TALK-24", t), Oa(e, t);
	let { sender: r, receiver: i } = t, a = t.ask.map((e) => e === "quest" ? `quest:${n}` : e), o = [...t.give.map((e) => ({
		piece: e,
		from: r,
		to: i
	})), ...a.map((e) => ({
		piece: e,
		from: i,
		to: r
	}))];
	for (let { piece: t, from: n } of o) Na(e, n, t);
	for (let { piece: t, from: n, to: r } of o) Pa(e, n, r, t);
	for (let n of t.askWord) Ia(e, t, i, r, n);
	for (let n of t.promise) Ia(e, t, r, i, n);
}
function Na(e, t, n) {
	let r = e.players[t], i = B(n);
	switch (z(n)) {
		case "gems":
			r.gems -= Number(i);
			return;
		case "item":
			Qr(e, t, i);
			return;
		case "spoils":
			r.spoils.splice(r.spoils.indexOf(i), 1);
			return;
		case "quest":
			r.secondary.splice(r.secondary.indexOf(i), 1), r.standing = r.standing.filter((e) => e !== i);
			return;
	}
}
function Pa(e, t, n, r) {
	let i = e.players[n], a = B(r);
	switch (z(r)) {
		case "gems":
			i.gems += Number(a);
			return;
		case "item": {
			let t = K(e, n, a);
			t !== void 0 && A.raise(t);
			return;
		}
		case "spoils":
			i.spoils.push(a);
			return;
		case "quest":
			S(e), L(i.secondary, a), A.tell(() => ({
				type: "quest-passed",
				rule: "QT-TRADE-2",
				seat: t,
				toSeat: n,
				secret: {
					to: [t, n],
					quest: a
				}
			}));
			return;
		case "call":
			Q(e, e.ledger.find(({ number: e }) => e === Number(a)), "kept", "QT-TALK-44"), e.fight.ally = t;
			break;
		default: e.fight.ally = t;
	}
	A.tell(() => ({
		type: "allied",
		rule: "QT-DUNGEON-5",
		seat: t,
		toSeat: n
	}));
}
function Fa(e, t, n, r, i) {
	let a = z(r) === "quest";
	A.tell(() => ({
		type: "handed-over",
		rule: i,
		seat: t,
		toSeat: n,
		thing: a ? "quest" : r
	})), Na(e, t, r), Pa(e, t, n, r);
}
function Ia(e, t, n, r, i) {
	let a = Yn(i), o = z(i), s = a === "next-turn" && n === e.active || a === "next-fight" && t.moment === "D" && r === e.active, c = {
		number: e.ledger.length + 1,
		round: e.round,
		moment: t.moment,
		giver: n,
		receiver: r,
		kind: o,
		subject: B(i),
		due: a,
		offer: t.id,
		state: "running",
		delivered: 0,
		plundered: !1,
		called: !1,
		turns: +!!s,
		...i === rr && t.text !== void 0 ? { text: t.text } : {}
	};
	e.ledger.push(c);
}
function La(e, t, n) {
	let { talk: r } = e, i = r.standing.find((e) => e.id === t.answers), a = n === void 0 || !Ra(t) ? {} : { text: n }, o = {
		id: ++r.offers,
		...t,
		answers: i?.id ?? 0,
		...a
	};
	Yi(e, o.sender, o.receiver), i === void 0 ? r.standing.push(o) : r.standing = r.standing.map((e) => e === i ? o : e), za(e, o, !0), ja(e, i === void 0 ? "offered" : "countered", i === void 0 ? "QT-TALK-17" : "QT-TALK-19", o);
}
var Ra = (e) => [...e.promise, ...e.askWord].includes(rr);
function za(e, t, n) {
	let r = t.ask.find((e) => z(e) === "call"), i = r === void 0 ? void 0 : e.ledger.find(({ number: e }) => e === Number(B(r)));
	i !== void 0 && (i.called = n);
}
function Ba(e, t) {
	e.talk.standing = e.talk.standing.filter((e) => e !== t);
}
function Va(e) {
	if (e.talk.standing.length !== 0) for (let t of [...e.talk.standing]) {
		let n = Pi(e, t);
		if (n === void 0) continue;
		Ba(e, t);
		let { id: r, sender: i, receiver: a } = t;
		A.tell(() => ({
			type: "offer-fell",
			rule: "QT-TALK-22",
			offer: r,
			seat: i,
			toSeat: a,
			secret: {
				to: [i, a],
				missing: z(n)
			}
		}));
	}
}
var Ha = (e, t) => e.talk.standing.find(({ id: e }) => e === Number(t?.split(":")[1])), Ua = (e, t) => Ha(e, e.core.aside.find((e) => e.kind === "deal" && e.seat === t)?.steps[0])?.sender, Wa = (e) => e?.ask.includes("quest") === !0, Ga = {
	step(e, t, [n, r]) {
		if (n === void 0) return "deal";
		if (r === void 0) return n.startsWith("refuse") ? "deal-reason" : n.startsWith("sign") && Wa(Ha(e, n)) ? "deal-quest" : void 0;
	},
	options(e, t, [n], r) {
		if (n !== void 0) {
			if (n.startsWith("refuse")) for (let e of gn) r.add(e);
			else for (let n of e.players[t].secondary) r.add(n);
		} else for (let n of e.talk.standing) n.receiver === t && (r.add(`sign:${n.id}`, fa(e, n) ? void 0 : "QT-TALK-32"), r.add(`refuse:${n.id}`)), n.sender === t && r.add(`withdraw:${n.id}`);
	},
	carryOut(e, t, [n, r]) {
		let i = Ha(e, n);
		if (Ba(e, i), n.startsWith("sign")) return Ka(e, i, r);
		if (!n.startsWith("withdraw")) {
			Aa(e, i, r);
			return;
		}
		za(e, i, !1);
		let { id: a, sender: o, receiver: s } = i;
		A.tell(() => ({
			type: "withdrawn",
			rule: "QT-TALK-21",
			offer: a,
			seat: o,
			toSeat: s
		}));
	},
	about(e, t, [n]) {
		let r = Ha(e, n);
		return r === void 0 ? void 0 : {
			fromSeat: r.sender,
			offer: r.id
		};
	}
};
function Ka(e, t, n) {
	Ma(e, t, n);
	let r = e.talk.moment === "D" && e.fight.ally !== -1;
	for (let n of [...e.talk.standing]) {
		if ((n.sender !== t.sender || n.receiver !== t.receiver) && !r) continue;
		Ba(e, n);
		let { id: i, sender: a, receiver: o } = n;
		A.tell(() => ({
			type: "offer-expired",
			rule: r ? "QT-TALK-25" : "QT-TALK-20",
			offer: i,
			seat: a,
			toSeat: o
		}));
	}
}
var qa = [
	"seat:0",
	"seat:1",
	"seat:2",
	"seat:3",
	"seat:4",
	"seat:5"
], Ja = {
	step: (e, t, n) => n.length === 0 ? "enough" : void 0,
	options(e, t, n, r) {
		if (e.talk.moment === "none") return;
		let i = !1;
		for (let n = 0; n < e.players.length; n++) Hi(e, t, n) && !Ki(e, t, n) && (r.add(qa[n]), i = !0);
		i && r.add("all");
	},
	carryOut(e, t, [n]) {
		e.players.forEach((r, i) => {
			if (!(i === t || n !== "all" && n !== `seat:${i}`) && Hi(e, t, i) && !Ki(e, t, i)) {
				qi(e, t, i);
				for (let n of [...e.talk.standing]) (n.sender === t && n.receiver === i || n.sender === i && n.receiver === t) && Ba(e, n);
				A.tell(() => ({
					type: "enough",
					rule: "QT-TALK-30",
					seat: t,
					toSeat: i
				}));
			}
		});
	}
}, $ = (e) => ({
	...e,
	next(t, n, r) {
		return qn(t), Va(t), e.next(t, n, r);
	}
}), Ya = (e, t) => e.players[t].worn.includes("power-armour"), Xa = $(A.eachInTurn("announce", {
	who: (e, t) => t,
	options(e, t, n, r) {
		r.add("use"), r.add("keep");
	},
	choose(e, t, n, r) {
		r !== "keep" && (e.fight.announced.push(t), A.tell(() => ({
			type: "announced",
			rule: "QT-ARENA-13",
			seat: t,
			item: "power-armour"
		})));
	},
	quiet: [
		"talk",
		"deal",
		"enough"
	]
}));
function Za(e) {
	for (let t of e.fight.announced) Qr(e, t, "power-armour"), e.gone.push("power-armour"), A.tell(() => ({
		type: "spent",
		rule: "QT-RULING-48",
		seat: t,
		item: "power-armour"
	}));
}
var Qa = (e) => e === "three-headed-hydra";
function $a(e, t) {
	let n = C(e, 8);
	return Qa(t) ? Math.max(n, C(e, 8)) : n;
}
var eo = (e, t, n) => n === 7 && t !== -1 && e.players[t].worn.includes("dragon-amulet"), to = (e, t, n) => n === 8 || eo(e, t, n), no = (e, t, n) => to(e, t, n) ? 16 : n, ro = (e, t) => e.active === t && !e.players[t].clover && e.players[t].worn.includes("silver-clover"), io = (e, t) => e.players[t].character === "sorcerer" && !e.players[t].token && N(e.fight.monster);
function ao(e, t) {
	let n = e.players[t];
	n.character === "sorcerer" && n.token && (n.token = !1, A.tell(() => ({
		type: "fate-rested",
		rule: "QT-CARD-106",
		seat: t
	})));
}
var oo = (e) => j(e, e.fight.attacker).filter((t) => t !== e.fight.attacker && t !== e.fight.defender), so = (e, t) => oo(e).filter((n) => e.fight.fists[n] === t), co = (e) => e.fight.won ? e.fight.attacker : e.fight.defender, lo = (e) => e.fight.won ? e.fight.defender : e.fight.attacker, uo = (e) => [co(e), ...so(e, e.fight.won ? "attacker" : "defender")], fo = (e) => [lo(e), ...so(e, e.fight.won ? "defender" : "attacker")], po = ({ power: e, die: t, doubled: n, allies: r }) => r.reduce((e, t) => e + t.power, n ? 2 * (e + t) : e + t), mo = (e) => e.fight.kind === "arena" ? go(e) : ho(e);
function ho(e) {
	let { attacker: t, ally: n, announced: r, green: i, red: a } = e.fight, o = e.fight.monster;
	return {
		green: {
			power: Mn(e, t, o),
			die: no(e, t, i),
			doubled: r.includes(t),
			allies: n === -1 ? [] : [_o(e, n)]
		},
		red: {
			power: k[o].power,
			die: no(e, -1, a),
			doubled: !1,
			allies: []
		}
	};
}
function go(e) {
	let { announced: t, open: n } = e.fight, r = (r, i) => {
		let a = e.fight[r];
		return {
			power: Nn(e, a, r === "defender"),
			die: no(e, a, i),
			doubled: t.includes(a),
			allies: n ? so(e, r).map((t) => _o(e, t)) : []
		};
	};
	return {
		green: r("attacker", e.fight.green),
		red: r("defender", e.fight.red)
	};
}
var _o = (e, t) => ({
	seat: t,
	power: Fn(e, t, e.fight.monster)
}), vo = (e, t) => !e.fight.rerolled.includes(t) && (io(e, t) || ro(e, t)), yo = A.eachInTurn("reroll", {
	who: (e, t) => vo(e, t) ? t : void 0,
	options(e, t, n, r) {
		io(e, t) && r.add("sorcery"), ro(e, t) && r.add("clover"), r.add("keep");
	},
	choose(e, t, n, r) {
		if (r === "keep") return;
		let i = e.players[t], { fight: a } = e;
		r === "sorcery" ? i.token = !0 : i.clover = !0, a.rerolled.push(t);
		let o = C(e, 8), s = t === a.attacker ? a.green : a.red;
		t === a.attacker ? a.green = o : a.red = o, A.tell(() => ({
			type: "rerolled",
			rule: r === "sorcery" ? "QT-CARD-106" : "QT-CARD-96",
			seat: t,
			before: s,
			pips: o,
			sums: mo(e)
		}));
	},
	about: (e) => ({
		green: e.fight.green,
		red: e.fight.red
	}),
	quiet: !0
});
function bo(e, t) {
	e.players[t].character === "bard" && N(e.fight.monster) && Vn(e, t, "QT-CARD-110");
}
var xo = (e, t) => e.players[t].character === "bard" ? D.guildForBard : D.guild;
function So(e, t) {
	e.players[t].worn.includes("diadem-of-eloquence") && Vn(e, t, "QT-CARD-100");
}
var Co = (e) => fo(e).filter((t) => e.players[t].gems > 0);
function wo(e) {
	let t = uo(e), n = j(e, e.fight.attacker).find((n) => t.includes(n) && e.players[n].character === "thief");
	return n === void 0 ? void 0 : {
		proc: "light-fingers",
		todo: [n],
		at: 0
	};
}
var To = A.eachInTurn("light-fingers", {
	who: (e, t) => Co(e).length === 0 ? void 0 : t,
	options(e, t, n, r) {
		for (let t of Co(e)) r.add(`seat:${t}`);
	},
	choose(e, t, n, r) {
		let i = Number(r.slice(5));
		e.players[i].gems--, e.players[t].gems++, A.tell(() => ({
			type: "light-fingers",
			rule: "QT-CARD-108",
			seat: t,
			toSeat: i,
			gems: 1
		}));
	},
	quiet: !0
});
function Eo(e, t) {
	let { monster: n } = e.fight;
	e.players[t].character === "thief" && n !== "none" && N(n) && k[n].type === "humanoid" && Vn(e, t, "QT-CARD-108");
}
function Do(e) {
	let { fight: t } = e;
	if (!t.won) return;
	let { gems: n, trophies: r } = k[t.monster];
	t.gems = Math.min(e.reserve, n + Wr(e) + Di(e)), t.trophies = r;
}
function Oo(e) {
	let { won: t, ally: n, gems: r, trophies: i } = e.fight;
	t && n !== -1 && (r > 0 && A.raise({
		proc: "split-gems",
		todo: [e.active],
		at: 0
	}), i > 0 && A.raise({
		proc: "split-trophies",
		todo: [e.active],
		at: 0
	}), A.raise({
		proc: "split-card",
		todo: [e.active],
		at: 0
	}));
}
var ko = (e) => ({
	ally: e.fight.ally,
	gems: e.fight.gems,
	trophies: e.fight.trophies,
	monster: e.fight.monster
}), Ao = A.eachInTurn("split-gems", {
	who: (e, t) => t,
	options(e, t, n, r) {
		for (let t = 0; t <= e.fight.gems; t++) r.add(`${t}`);
	},
	choose(e, t, n, r) {
		e.fight.shareGems = Number(r);
	},
	about: ko,
	quiet: !0
}), jo = A.eachInTurn("split-trophies", {
	who: (e, t) => t,
	options(e, t, n, r) {
		for (let t = 0; t <= e.fight.trophies; t++) r.add(`${t}`);
	},
	choose(e, t, n, r) {
		e.fight.shareTrophies = Number(r);
	},
	about: ko,
	quiet: !0
}), Mo = A.eachInTurn("split-card", {
	who: (e, t) => t,
	options(e, t, n, r) {
		r.add("keep"), r.add("give");
	},
	choose(e, t, n, r) {
		e.fight.shareCard = r === "give";
	},
	about: ko,
	quiet: !0
});
function No(e) {
	let { fight: t, active: n } = e;
	if (!t.won) return;
	let r = t.monster, i = t.ally !== -1;
	return P(e, n, t.gems - t.shareGems), A.tell(() => ({
		type: "won",
		rule: "QT-DUNGEON-11",
		seat: n,
		monster: r,
		gems: t.gems - t.shareGems,
		trophies: t.trophies - t.shareTrophies
	})), i && (P(e, t.ally, t.shareGems), A.tell(() => ({
		type: "split",
		rule: "QT-RULING-20",
		seat: n,
		toSeat: t.ally,
		gems: t.shareGems,
		trophies: t.shareTrophies,
		card: t.shareCard,
		monster: r
	}))), e.players[t.shareCard ? t.ally : n].spoils.push(r), I(e, n, t.trophies - t.shareTrophies), i && I(e, t.ally, t.shareTrophies), ba(e), wi(e);
}
var Po = 8;
function Fo(e) {
	let { fight: t, active: n } = e;
	if (!t.won) return;
	let r = e.players[n];
	Eo(e, n), t.ally === -1 ? k[t.monster].power >= Po && r.loneWins++ : Io(e, t.ally, !0), Cn(e, n);
}
function Io(e, t, n) {
	n && bo(e, t), So(e, t), e.players[t].allyWins++;
}
function Lo(e, t) {
	return e.fight = M(), e.fight.kind = "dungeon", e.fight.monster = t, e.fight.attacker = e.active, e.fight.mayFlee = !Ur(t) && 2 * k[t].power >= 3 * Mn(e, e.active, t), Bi(e, "D"), {
		proc: "fight",
		at: 0
	};
}
var Ro = A.sequence("fight", [
	(e) => ({
		proc: "confront",
		todo: [e.active],
		at: 0
	}),
	(e) => Ya(e, e.active) ? {
		proc: "announce",
		todo: [e.active],
		at: 0
	} : void 0,
	Ho,
	(e) => vo(e, e.active) ? {
		proc: "reroll",
		todo: [e.active],
		at: 0
	} : void 0,
	Uo,
	Do,
	Oo,
	No,
	Fo,
	Wo
], { aslongas: (e) => !e.fight.fled }), zo = $(A.eachInTurn("confront", {
	who: (e, t) => t,
	options(e, t, n, r) {
		r.add("fight");
		let { monster: i, mayFlee: a } = e.fight, o = Hr(i), s = a ? e.players[t].gems < o ? "QT-CARD-26" : void 0 : Bo(i);
		r.add("flee", s);
	},
	choose(e, t, n, r) {
		Sa(e, r === "fight"), Y(e), r === "fight" ? e.fight.stage = "dice" : Vo(e, t);
	},
	about: (e, t) => ({
		monster: e.fight.monster,
		power: k[e.fight.monster].power,
		mine: Mn(e, t, e.fight.monster) + (e.fight.ally === -1 ? 0 : Fn(e, e.fight.ally, e.fight.monster))
	})
})), Bo = (e) => Ur(e) ? "QT-CARD-48" : "QT-DUNGEON-10";
function Vo(e, t) {
	let n = e.fight.monster, r = Hr(n);
	r > 0 && F(e, t, r), e.discard.push(n), xa(e), A.tell(() => ({
		type: "fled",
		rule: "QT-DUNGEON-10",
		seat: t,
		monster: n,
		gems: r
	})), e.fight = M(), e.fight.fled = !0;
}
function Ho(e) {
	let { fight: t } = e;
	t.green = C(e, 8), t.red = $a(e, t.monster), A.tell(() => ({
		type: "dice",
		rule: "QT-DUNGEON-6",
		seat: e.active,
		green: t.green,
		red: t.red,
		sums: mo(e)
	}));
}
function Uo(e) {
	let { fight: t, active: n } = e, r = t.monster, i = mo(e), [a, o] = [po(i.green), po(i.red)];
	Za(e), t.won = a >= o;
	let { won: s } = t;
	if (A.tell(() => ({
		type: "totals",
		rule: s && a === o ? "QT-COMBAT-3" : "QT-DUNGEON-9",
		seat: n,
		green: a,
		red: o,
		won: s,
		monster: r,
		sums: i
	})), s) {
		to(e, n, t.green) && (e.players[n].kritikWin = !0);
		return;
	}
	let c = to(e, -1, t.red);
	ci(e, n, c), t.ally !== -1 && ci(e, t.ally, c), Si(e), e.discard.push(r);
}
function Wo(e) {
	xa(e), e.fight = M();
}
var Go = 3;
function Ko(e) {
	let t = [];
	for (let n = 0; n < Go && e.adventure.length > 0; n++) t.push(T(e, e.adventure));
	return e.lookCards = t, t.length === 0 ? void 0 : {
		proc: "crossroads",
		todo: [e.active],
		at: 0
	};
}
var qo = A.eachInTurn("crossroads", {
	who: (e, t) => t,
	options(e, t, n, r) {
		for (let t of e.lookCards) Br(t) && r.add(t, Vr(e, t) ? "QT-CARD-54" : void 0);
		r.add("none");
	},
	choose(e, t, n, r) {
		let i = e.lookCards.filter((e) => e !== r);
		if (e.lookCards = [], e.adventure.push(...i), w(e, e.adventure), S(e), r === "none") A.tell(() => ({
			type: "crossroads-left",
			rule: "QT-CARD-54",
			seat: t
		}));
		else return e.card = r, A.tell(() => ({
			type: "crossroads",
			rule: "QT-CARD-54",
			seat: t,
			card: r
		})), Lo(e, r);
	},
	about: (e) => ({ cards: e.lookCards.slice() })
});
function Jo(e) {
	let t = e.active, n = T(e, e.guild);
	if (n !== void 0) {
		if (e.players[t].secondary.length >= 3) e.guild.unshift(n), A.tell(() => ({
			type: "messenger",
			rule: "QT-CARD-52",
			seat: t,
			kept: !1,
			secret: {
				to: [t],
				quest: n
			}
		}));
		else return e.lookQuests = [n], {
			proc: "messenger",
			todo: [t],
			at: 0
		};
	}
}
var Yo = A.eachInTurn("messenger", {
	who: (e, t) => t,
	options(e, t, n, r) {
		r.add("keep"), r.add("leave");
	},
	choose(e, t, n, r) {
		let [i] = e.lookQuests;
		e.lookQuests = [], r === "keep" ? L(e.players[t].secondary, i) : e.guild.unshift(i), A.tell(() => ({
			type: "messenger",
			rule: "QT-CARD-52",
			seat: t,
			kept: r === "keep",
			secret: {
				to: [t],
				quest: i
			}
		}));
	},
	about: (e) => ({ quest: e.lookQuests[0] }),
	quiet: !0
}), Xo = 4, Zo = (e) => ({
	proc: "pedlar",
	todo: [e.active],
	at: 0
}), Qo = A.eachInTurn("pedlar", {
	who: (e, t) => t,
	options(e, t, n, r) {
		for (let n of e.shop) {
			let i = Jr(e, t, n, !0), { gems: a } = e.players[t], o = O[n].price > Xo ? "QT-CARD-55" : a < i ? "QT-SHOP-1" : void 0;
			r.add(n, o, () => ({
				price: i,
				gems: a
			}));
		}
		r.add("none");
	},
	choose(e, t, n, r) {
		if (r === "none") return;
		let i = Jr(e, t, r, !0);
		return F(e, t, i), G(e.shop, r), A.tell(() => ({
			type: "bought",
			rule: "QT-CARD-55",
			seat: t,
			item: r,
			gems: i
		})), K(e, t, r);
	},
	quiet: !0
});
function $o(e) {
	return e.fight.won ? {
		proc: "plunder",
		todo: [e.fight.attacker],
		at: 0
	} : void 0;
}
var es = A.eachInTurn("plunder", {
	who: (e, t) => ts(e) ? void 0 : t,
	skipped: (e, t) => A.tell(() => ({
		type: "nothing-to-plunder",
		rule: "QT-RULING-51",
		seat: t,
		toSeat: e.fight.defender
	})),
	options(e, t, n, r) {
		let { gems: i, worn: a, loose: o, spoils: s } = e.players[e.fight.defender];
		r.add("gems", i === 0 ? "QT-RULING-51" : void 0);
		for (let e of a) r.add(`item:${e}`);
		for (let e of o) r.add(`item:${e}`, "QT-RULING-51");
		for (let e of s) r.add(`spoils:${e}`);
	},
	choose(e, t, n, r) {
		let { defender: i } = e.fight, a = e.players[i], o = e.players[t];
		if (r === "gems") {
			let e = Math.ceil(a.gems / 2);
			a.gems -= e, o.gems += e, A.tell(() => ({
				type: "plundered-gems",
				rule: "QT-ARENA-10",
				seat: t,
				toSeat: i,
				gems: e
			}));
			return;
		}
		let [s, c] = r.split(":");
		if (Ea(e, i, c), A.tell(() => ({
			type: "plundered",
			rule: "QT-ARENA-10",
			seat: t,
			toSeat: i,
			thing: c
		})), s === "spoils") a.spoils.splice(a.spoils.indexOf(c), 1), o.spoils.push(c);
		else return Qr(e, i, c), K(e, t, c);
	},
	about: (e) => ({
		toSeat: e.fight.defender,
		gems: Math.ceil(e.players[e.fight.defender].gems / 2)
	}),
	quiet: !0
});
function ts(e) {
	let { gems: t, worn: n, spoils: r } = e.players[e.fight.defender];
	return t === 0 && n.length === 0 && r.length === 0;
}
function ns(e) {
	return is(e, Z(e).filter((t) => t.giver !== e.active || t.due !== "this-turn" && t.due !== "next-turn" ? !1 : t.turns === 0 || (t.turns--, !1)));
}
function rs(e) {
	let { attacker: t, defender: n, won: r } = e.fight, i = [];
	for (let a of [t, n]) for (let n of Z(e)) n.giver !== a || n.due !== "after" && n.due !== "after-win" || (n.due === "after-win" && r !== (a === t) ? Q(e, n, "void", "QT-TALK-42") : i.push(n));
	return is(e, i);
}
function is(e, t) {
	return e.due = t.filter((t) => !as(e, t)).map(({ number: e }) => e), e.due.length === 0 ? void 0 : {
		proc: "settle",
		drafts: jt(e.players.length)
	};
}
function as(e, t) {
	return ss(e, t, e.players[t.giver].gems).length > 1 ? !1 : (Q(e, t, t.plundered || t.kind === "quest" && os(e, t.receiver) && e.players[t.giver].secondary.length > 0 ? "void" : "broken", "QT-TALK-42"), !0);
}
var os = (e, t) => e.players[t].secondary.length >= 3;
function ss(e, t, n) {
	let { worn: r, loose: i, spoils: a, secondary: o } = e.players[t.giver], { kind: s, subject: c } = t;
	switch (s) {
		case "gems":
		case "loot": return Array.from({ length: Math.min(n, Number(c)) + 1 }, (e, t) => `${t}`);
		case "item": return [...r, ...i].includes(c) ? [c, "hold"] : ["hold"];
		case "spoils": return [...a.filter((e) => ar(c, e)), "hold"];
		default: return os(e, t.receiver) ? ["hold"] : [...o, "hold"];
	}
}
var cs = (e, t) => e.ledger[t - 1], ls = (e, t) => e.due.map((t) => cs(e, t)).filter((e) => e.giver === t);
function us(e, t, n) {
	let r = ls(e, t), i = n.reduce((e, t) => e + (/^\d+$/.test(t) ? Number(t) : 0), 0), a = e.players[t].gems - i;
	return ss(e, r[n.length], a).filter((e) => e === "hold" || !n.includes(e) || /^\d+$/.test(e));
}
var ds = $(A.allAtOnce("settle", {
	seats: (e) => [...new Set(e.due.map((t) => cs(e, t).giver))],
	step: (e, t, n) => n.length < ls(e, t).length ? "settle" : void 0,
	options(e, t, n, r) {
		for (let i of us(e, t, n)) r.add(i);
	},
	commit(e, t) {
		let n = t.map(() => 0);
		for (let r of e.due) {
			let i = cs(e, r);
			fs(e, i, t[i.giver][n[i.giver]++]);
		}
		e.due = [];
	},
	about(e, t, n) {
		let r = ls(e, t)[n.length];
		return r === void 0 ? void 0 : {
			toSeat: r.receiver,
			word: r.kind,
			subject: r.subject
		};
	},
	quiet: [
		"talk",
		"deal",
		"enough",
		"ledger"
	]
}));
function fs(e, t, n) {
	if (t.state === "running") {
		if (!ss(e, t, e.players[t.giver].gems).includes(n)) Q(e, t, "broken", "QT-TALK-41");
		else if (t.kind === "gems" || t.kind === "loot") {
			let r = Number(n);
			r > 0 && Fa(e, t.giver, t.receiver, `gems:${r}`, "QT-TALK-39"), ya(e, t, r, Number(t.subject));
		} else n !== "hold" && Fa(e, t.giver, t.receiver, `${t.kind}:${n}`, "QT-TALK-39"), ya(e, t, n === "hold" ? 0 : 1, 1);
	}
}
function ps(e, t) {
	let { moment: n } = e.talk;
	return n !== "V1" && n !== "V2" || t.giver !== e.active && t.receiver !== e.active ? !1 : [
		"gems",
		"item",
		"spoils",
		"quest"
	].includes(t.kind) && ms(e, t).length > 0;
}
var ms = (e, t) => ss(e, t, e.players[t.giver].gems).filter((e) => t.kind === "gems" ? e === t.subject : e !== "hold"), hs = (e, t) => cs(e, Number(t.split(":")[1])), gs = {
	step(e, t, [n, r]) {
		if (n === void 0) return "ledger";
		if (r === void 0 && n.startsWith("pay")) return ms(e, hs(e, n)).length > 1 ? "ledger-which" : void 0;
	},
	options(e, t, [n], r) {
		if (n !== void 0) for (let t of ms(e, hs(e, n))) r.add(t);
		else if (Un(e)) for (let n of e.ledger) {
			if (n.state !== "running") continue;
			let { number: i } = n;
			n.giver === t && ps(e, n) && r.add(`pay:${i}`), n.receiver === t && (n.kind === "word" && (r.add(`kept:${i}`), r.add(`broken:${i}`)), r.add(`release:${i}`));
		}
	},
	carryOut(e, t, [n, r]) {
		let i = hs(e, n), [a] = n.split(":");
		a === "release" ? Q(e, i, "released", "QT-TALK-46") : a === "pay" ? fs(e, i, r ?? ms(e, i)[0]) : Q(e, i, a, "QT-TALK-45");
	},
	about(e, t, [n]) {
		if (n === void 0) return;
		let { receiver: r, kind: i, subject: a } = hs(e, n);
		return {
			toSeat: r,
			word: i,
			subject: a
		};
	}
}, _s = [
	"attacker",
	"defender",
	"none"
];
function vs(e, t) {
	let n = e.active, [r, i] = [e.players[n].trophies, e.players[t].trophies];
	return e.fight = M(), e.fight.kind = "arena", e.fight.attacker = n, e.fight.defender = t, e.fight.richer = r === i ? -1 : r > i ? n : t, A.tell(() => ({
		type: "challenge",
		rule: "QT-ARENA-1",
		seat: n,
		toSeat: t
	})), Ca(e), Bi(e, "A"), {
		proc: "arena",
		at: 0
	};
}
var ys = A.sequence("arena", [
	(e) => ({
		proc: "arena-talk",
		drafts: jt(e.players.length)
	}),
	Ss,
	(e) => (e.fight.stage = "fists", e.fight.fists = e.players.map(() => "none"), {
		proc: "fist",
		drafts: jt(e.players.length)
	}),
	ws,
	(e) => ({
		proc: "reroll",
		todo: [e.fight.attacker, e.fight.defender],
		at: 0
	}),
	Ts,
	Es,
	$o,
	wo,
	Os,
	rs,
	ks
]), bs = (e) => [e.fight.attacker, e.fight.defender], xs = $(A.allAtOnce("arena-talk", {
	seats: bs,
	step: (e, t, n) => n.length === 0 ? "arena-talk" : void 0,
	options: (e, t, n, r) => r.add("done"),
	commit: Y,
	about: (e) => ({
		attacker: e.fight.attacker,
		defender: e.fight.defender
	})
}));
function Ss(e) {
	e.fight.stage = "announce";
	let t = bs(e).filter((t) => Ya(e, t));
	return t.length === 0 ? void 0 : {
		proc: "announce",
		todo: t,
		at: 0
	};
}
var Cs = $(A.allAtOnce("fist", {
	seats: (e) => oo(e).filter((t) => !e.players[t].petrified),
	step: (e, t, n) => n.length === 0 ? "fist" : void 0,
	options(e, t, n, r) {
		for (let e of _s) r.add(e);
	},
	commit(e, t) {
		t.forEach(([t], n) => {
			t !== void 0 && (e.fight.fists[n] = t);
		}), e.fight.stage = "dice";
	},
	about: (e) => ({
		attacker: e.fight.attacker,
		defender: e.fight.defender
	}),
	quiet: [
		"talk",
		"deal",
		"enough"
	]
}));
function ws(e) {
	let { fight: t } = e;
	t.stage = "dice", t.green = C(e, 8), t.red = C(e, 8), A.tell(() => ({
		type: "arena-dice",
		rule: "QT-ARENA-2",
		seat: t.attacker,
		toSeat: t.defender,
		green: t.green,
		red: t.red,
		sums: mo(e)
	}));
}
function Ts(e) {
	S(e);
	let { fight: t } = e;
	t.open = !0;
	for (let n of oo(e)) {
		let r = t.fists[n];
		A.tell(() => ({
			type: "hand",
			rule: "QT-ARENA-6",
			side: r,
			..._o(e, n)
		}));
	}
	Ta(e);
}
function Es(e) {
	let { fight: t } = e, n = mo(e), [r, i] = [po(n.green), po(n.red)];
	t.won = r >= i, A.tell(() => ({
		type: "arena-totals",
		rule: "QT-ARENA-9",
		seat: t.won ? t.attacker : t.defender,
		green: r,
		red: i,
		won: t.won,
		sums: n
	}));
	let a = t.won ? to(e, t.attacker, t.green) : to(e, t.defender, t.red);
	Za(e);
	for (let n of uo(e)) A.tell(() => ({
		type: "arena-trophy",
		rule: t.won ? "QT-ARENA-11" : "QT-ARENA-12",
		seat: n
	})), I(e, n, 1);
	for (let t of fo(e)) ci(e, t, a);
	a && (e.players[co(e)].kritikWin = !0), e.cursed === co(e) && fi(e, lo(e), "QT-CURSE-1"), Ds(e);
}
function Ds(e) {
	if (e.arenaFought) return;
	e.arenaFought = !0;
	let t = e.pot;
	e.pot = 0;
	let n = co(e);
	e.players[n].gems += t, A.tell(() => ({
		type: "pot-won",
		rule: "QT-POT-4",
		seat: n,
		gems: t
	}));
}
function Os(e) {
	let [t, ...n] = uo(e);
	for (let t of n) So(e, t), e.players[t].allyWins++;
	let r = e.players[t], i = lo(e);
	r.beaten.includes(i) || (r.beaten = [...r.beaten, i].sort((e, t) => e - t)), e.fight.richer === i && (r.avenged = !0), e.fight.stage = "after";
}
function ks(e) {
	e.fallen = {
		attacker: e.fight.attacker,
		defender: e.fight.defender
	}, e.fight = M();
}
function As(e) {
	for (let t of j(e, e.active)) q(e, t, 2, "QT-CARD-58");
}
function js(e) {
	let t = Math.max(...e.players.map(({ trophies: e }) => e));
	for (let n of j(e, e.active)) e.players[n].trophies === t && si(e, n, 1, "QT-CARD-64");
}
function Ms(e) {
	for (let t of j(e, e.active)) si(e, t, 1, "QT-CARD-57");
}
var Ns = 2;
function Ps(e) {
	let t = j(e, e.active), n = (t) => e.players[t].gems, r = t.reduce((e, t) => n(t) > n(e) ? t : e), i = t.reduce((e, t) => n(t) < n(e) ? t : e);
	if (n(r) === n(i)) return;
	let a = Math.min(Ns, n(r));
	e.players[r].gems -= a, e.players[i].gems += a, A.tell(() => ({
		type: "shared",
		rule: "QT-CARD-60",
		seat: r,
		toSeat: i,
		gems: a
	}));
}
function Fs(e) {
	for (let t of j(e, e.active)) {
		let n = P(e, t, 1);
		n > 0 && A.tell(() => ({
			type: "found",
			rule: "QT-CARD-59",
			seat: t,
			gems: n
		}));
	}
}
var Is = 2;
function Ls(e) {
	for (let t of j(e, e.active)) Rs(e, t);
}
function Rs(e, t) {
	e.players[t].gems < Is ? si(e, t, 1, "QT-CARD-56") : (F(e, t, Is), A.tell(() => ({
		type: "toll-paid",
		rule: "QT-CARD-56",
		seat: t,
		gems: Is
	})));
}
var zs = {
	toll: Ls,
	miasma: Ms,
	"healing-brothers": As,
	"small-change": Fs,
	"poors-share": Ps,
	"thick-fog": Ri,
	"hunters-bounty": Ei,
	"fair-day": Gr,
	jealousy: js
};
function Bs(e) {
	fi(e, e.active, "QT-CARD-50");
}
function Vs(e) {
	Bn(e, 4, "QT-CARD-49");
}
function Hs(e) {
	q(e, e.active, 4, "QT-CARD-51"), Bn(e, 2, "QT-CARD-51");
}
function Us(e) {
	let t = C(e, 8);
	A.tell(() => ({
		type: "rolled-chest",
		rule: "QT-CARD-53",
		seat: e.active,
		pips: t
	})), Bn(e, Math.floor(t / 2) + 1, "QT-CARD-53");
}
var Ws = {
	"forgotten-hoard": Vs,
	"cursed-idol": Bs,
	"hidden-spring": Hs,
	"dying-messenger": Jo,
	"tilting-chest": Us,
	crossroads: Ko,
	"lost-pedlar": Zo
}, Gs = (e) => e in Yt;
function Ks(e) {
	let t = e.active, n = T(e, e.adventure);
	for (; n !== void 0 && Vr(e, n);) {
		let r = n;
		if (A.tell(() => ({
			type: "too-early",
			rule: "QT-EARLY-1",
			seat: t,
			card: r
		})), e.adventure.push(r), e.adventure.every((t) => Vr(e, t))) return;
		w(e, e.adventure), n = T(e, e.adventure);
	}
	if (n === void 0) return;
	let r = n;
	if (e.card = r, Br(r)) return A.tell(() => ({
		type: "drawn",
		rule: "QT-DUNGEON-3",
		seat: t,
		card: r
	})), Lo(e, r);
	let i = Gs(r);
	return A.tell(() => ({
		type: "drawn",
		rule: i ? Yt[r].rule : Jt[r].rule,
		seat: t,
		card: r
	})), e.discard.push(r), i ? (zs[r](e), e.adventure.length === 0 ? void 0 : {
		proc: "draw",
		todo: [t],
		at: 0
	}) : Ws[r](e);
}
var qs = $(A.eachInTurn("draw", {
	who: (e, t) => t,
	options: (e, t, n, r) => r.add("draw"),
	choose: (e) => Ks(e)
})), Js = [
	"arena:0",
	"arena:1",
	"arena:2",
	"arena:3",
	"arena:4",
	"arena:5"
], Ys = Object.fromEntries(on.map((e) => [e, `buy:${e}`])), Xs = 3, Zs = $(A.eachInTurn("village", {
	who: (e, t) => t,
	options(e, t, n, r) {
		let i = e.players[t], { gems: a } = i;
		if (Qs(e, t, a, r), r.add("temple", ec(e, t)), r.add("guild", nc(e, t)), r.add("trophy", i.boughtTrophy ? "QT-TROPHY-2" : a < D.trophy ? "QT-TROPHY-1" : void 0), e.talk.moment === "V2") {
			r.add("end");
			return;
		}
		r.add("dungeon");
		let o = e.round < Xs ? "QT-POT-1" : void 0;
		for (let n = 0; n < e.players.length; n++) n !== t && r.add(Js[n], o);
		r.none(["end"], "QT-TURN-5");
	},
	choose(e, t, n, r) {
		switch (r) {
			case "temple": return tc(e, t), "again";
			case "guild": return rc(e, t), "again";
			case "trophy": return oc(e, t), "again";
			case "end":
				Y(e);
				return;
			case "dungeon": return Y(e), Ks(e);
		}
		let [i, a] = r.split(":");
		return i === "arena" ? (Y(e), vs(e, Number(a))) : ($s(e, t, a), "again");
	},
	about: (e, t) => ({
		gems: e.players[t].gems,
		round: e.round,
		back: e.talk.moment === "V2"
	})
}));
function Qs(e, t, n, r) {
	if (n !== 0 || r.refused !== void 0) for (let i of e.shop) {
		let a = Jr(e, t, i);
		n >= a ? r.add(Ys[i]) : r.refused !== void 0 && r.add(Ys[i], "QT-SHOP-1", () => ({
			price: a,
			gems: n
		}));
	}
}
function $s(e, t, n) {
	let r = Jr(e, t, n);
	F(e, t, r), G(e.shop, n), A.tell(() => ({
		type: "bought",
		rule: "QT-SHOP-1",
		seat: t,
		item: n,
		gems: r
	}));
	let i = K(e, t, n);
	i !== void 0 && A.raise(i);
}
function ec(e, t) {
	let { wounds: n, gems: r } = e.players[t];
	return n === 0 && e.cursed !== t ? "QT-RULING-36" : r < D.temple ? "QT-TEMPLE-1" : void 0;
}
function tc(e, t) {
	F(e, t, D.temple), e.players[t].temples++, A.tell(() => ({
		type: "temple",
		rule: "QT-TEMPLE-1",
		seat: t,
		gems: D.temple
	})), q(e, t, 4, "QT-WOUND-6"), di(e, t, "QT-CURSE-1");
}
function nc(e, t) {
	let n = e.players[t];
	return n.boughtQuest ? "QT-GUILD-2" : n.secondary.length >= 3 ? "QT-GUILD-3" : e.guild.length === 0 ? "QT-RULING-37" : n.gems < xo(e, t) ? "QT-GUILD-1" : void 0;
}
function rc(e, t) {
	let n = xo(e, t);
	F(e, t, n), e.players[t].boughtQuest = !0, A.tell(() => ({
		type: "guild",
		rule: "QT-GUILD-1",
		seat: t,
		gems: n
	})), e.lookQuests = [T(e, e.guild)];
	let r = T(e, e.guild);
	r === void 0 ? ac(e, t, e.lookQuests[0]) : (e.lookQuests.push(r), A.raise({
		proc: "guild",
		todo: [t],
		at: 0
	}));
}
var ic = A.eachInTurn("guild", {
	who: (e, t) => t,
	options(e, t, n, r) {
		for (let t of e.lookQuests) r.add(t);
	},
	choose(e, t, n, r) {
		ac(e, t, r);
	},
	quiet: !0
});
function ac(e, t, n) {
	L(e.players[t].secondary, n);
	for (let t of e.lookQuests) t !== n && e.guild.unshift(t);
	e.lookQuests = [], A.tell(() => ({
		type: "quest-kept",
		rule: "QT-GUILD-1",
		seat: t,
		secret: {
			to: [t],
			quest: n
		}
	}));
}
function oc(e, t) {
	F(e, t, D.trophy), e.players[t].boughtTrophy = !0, A.tell(() => ({
		type: "trophy-bought",
		rule: "QT-TROPHY-1",
		seat: t,
		gems: D.trophy
	})), I(e, t, 1);
}
var sc = A.sequence("game", [
	(e) => ({
		proc: "main-quest",
		drafts: jt(e.players.length)
	}),
	lr,
	ur,
	() => ({
		proc: "rounds",
		at: 0
	}),
	(e) => ({
		proc: "last-claims",
		drafts: jt(e.players.length)
	}),
	vc
]), cc = A.repeat("rounds", (e) => e.over ? void 0 : {
	proc: "round",
	at: 0
}), lc = A.sequence("round", [
	fc,
	() => ({
		proc: "turns",
		at: 0
	}),
	gc
]), uc = A.repeat("turns", (e, t) => {
	if (!(t.at >= e.players.length || e.over)) return e.active = (e.first + t.at) % e.players.length, {
		proc: "turn",
		at: 0
	};
}), dc = A.sequence("turn", [
	pc,
	(e) => mc(e, "V1"),
	(e) => mc(e, "V2"),
	ns,
	hc
]);
function fc(e) {
	if (e.round++, A.tell(() => ({
		type: "round",
		rule: "QT-TURN-1",
		round: e.round,
		seat: e.first
	})), e.arenaFought || e.reserve === 0) return;
	e.reserve--, e.pot++;
	let t = e.round <= 2 ? "QT-POT-2" : "QT-POT-3";
	A.tell(() => ({
		type: "pot",
		rule: t,
		gems: e.pot
	}));
}
function pc(e) {
	let t = e.active, n = e.players[t];
	A.tell(() => ({
		type: "turn",
		rule: "QT-TURN-1",
		seat: t
	})), ao(e, t), n.petrified = !1, n.wonHere = !1, ui(e, t);
}
function mc(e, t) {
	return Bi(e, t), {
		proc: "village",
		todo: [e.active],
		at: 0
	};
}
function hc(e) {
	let t = e.active;
	Y(e), wn(e, t), ei(e);
	let n = e.players[t];
	n.boughtQuest = !1, n.boughtTrophy = !1, n.clover = !1, e.fog = !1, e.bounty = !1, e.fair = !1, e.card = "none", e.fallen = {
		attacker: -1,
		defender: -1
	}, e.adventure.length === 0 && (e.over = !0, A.tell(() => ({
		type: "exhausted",
		rule: "QT-END-2"
	}))), e.lastRound && e.settings.endAt === "turn" && (e.over = !0);
}
function gc(e) {
	e.over || wa(e), e.lastRound && (e.over = !0);
}
var _c = $(A.allAtOnce("last-claims", {
	seats: (e) => j(e, e.active),
	step: (e, t, n) => n.length === 0 ? "last-claims" : void 0,
	options: (e, t, n, r) => r.add("done"),
	commit: () => void 0,
	quiet: [
		"talk",
		"deal",
		"enough"
	]
}));
function vc(e) {
	S(e), Da(e), e.turnedUp = !0, e.fight = M(), A.tell(() => ({
		type: "ended",
		rule: "QT-END-5"
	}));
}
var yc = {
	game: sc,
	"main-quest": cr,
	rounds: cc,
	round: lc,
	turns: uc,
	turn: dc,
	village: Zs,
	guild: ic,
	draw: qs,
	fight: Ro,
	confront: zo,
	announce: Xa,
	reroll: yo,
	"split-gems": Ao,
	"split-trophies": jo,
	"split-card": Mo,
	wish: gi,
	messenger: Yo,
	crossroads: qo,
	pedlar: Qo,
	surplus: Zr,
	arena: ys,
	"arena-talk": xs,
	fist: Cs,
	plunder: es,
	"light-fingers": To,
	settle: ds,
	"last-claims": _c
}, bc = (e, t, n, r) => ({
	moment: e.talk.moment,
	sender: t,
	receiver: n,
	answers: r,
	give: [],
	ask: [],
	askWord: [],
	promise: []
});
function xc(e, t, n) {
	return !Hi(e, t, n) || Wi(e, n, t) ? "QT-TALK-2" : Ki(e, t, n) ? "QT-TALK-30" : Xi(e, t) ? "QT-TALK-28" : Ji(e, t, n) >= e.settings.offers ? "QT-TALK-27" : e.talk.standing.filter((e) => e.sender === t && e.receiver === n).length >= 2 ? "QT-TALK-20" : void 0;
}
var Sc = [
	"promise",
	"give",
	"ask",
	"ask-word"
], Cc = (e, t) => e.talk.moment === "D" || e.talk.moment === "A" || Sc.some((n) => na(e, t, n)), wc = (e, t, n) => xc(e, t, n) === void 0 && Cc(e, bc(e, t, n, 0)), Tc = (e, t, n) => n.receiver === t && xc(e, t, n.sender) === void 0;
function Ec(e, t) {
	let n = e.players.flatMap((n, r) => wc(e, t, r) ? [`seat:${r}`] : []), r = e.talk.standing.flatMap((n) => Tc(e, t, n) ? [`counter:${n.id}`] : []);
	return [...n, ...r];
}
function Dc(e, t, n) {
	let r = Number(n.slice(n.indexOf(":") + 1));
	return n.startsWith("seat:") ? r < e.players.length && wc(e, t, r) : e.talk.standing.some((n) => n.id === r && Tc(e, t, n));
}
function Oc(e, t) {
	let n = Zi(e, t.sender);
	if (e.talk.moment === "A") {
		let e = n ? "ask-word" : "promise";
		return ["fist", "aside"].map((n) => er(t, e, V(n, "", "this-arena")));
	}
	if (e.talk.moment !== "D") return [];
	let r = n ? "ask" : "give", i = n ? kc(e, t).map((e) => er(t, "ask", Xn("call", e))) : [];
	return [er(t, r, "help"), ...i];
}
var kc = (e, t) => e.ledger.flatMap((n) => n.kind === "help" && n.state === "running" && n.receiver === t.sender && n.giver === t.receiver && n.turns === 0 && Ui(e, n.giver) ? [n.number] : []), Ac = (e) => {
	let t = [
		...e.give,
		...e.ask,
		...e.askWord,
		...e.promise
	][0];
	return z(t) === "call" ? t : z(t);
}, jc = (e) => R.some((t) => H(e, t).length > 0);
function Mc(e, t) {
	if (!jc(t) || !ki(t) || Pi(e, t) !== void 0) return !1;
	let n = e.talk.standing.find((e) => e.id === t.answers);
	return n === void 0 || tr(nr(n)) !== tr(t);
}
var Nc = (e) => [...new Set(e)];
function Pc(e, t) {
	let n = R.filter((n) => na(e, t, n));
	return Mc(e, t) ? n.push("send") : n.length === 0 && n.push("drop"), n;
}
function Fc(e, t, n) {
	if (n === "send") return Mc(e, t);
	let r = R.find((e) => e === n);
	return r === void 0 ? !Mc(e, t) && !R.some((n) => na(e, t, n)) : na(e, t, r);
}
function Ic(e, t, n) {
	let r = 0, i = (e) => {
		let t = n[r];
		if (t !== void 0 && e(t)) return r++, t;
	}, a = i((n) => Dc(e, t, n));
	if (a === void 0) return {
		kind: "talk-to",
		draft: void 0,
		fits: r,
		choices: () => Ec(e, t)
	};
	let o = a.startsWith("counter:") ? e.talk.standing.find((e) => `counter:${e.id}` === a) : void 0, s = bc(e, t, o?.sender ?? Number(a.slice(5)), o?.id ?? 0), c = Oc(e, s);
	if (c.length === 1) s = c[0];
	else if (c.length > 1) {
		let e = c.map(Ac), t = i((t) => e.includes(t));
		if (t === void 0) return {
			kind: "talk-open",
			draft: s,
			fits: r,
			choices: () => e
		};
		s = c[e.indexOf(t)];
	}
	for (;;) {
		let t = s, n = i((n) => Fc(e, t, n));
		if (n === void 0) return {
			kind: "talk-part",
			draft: s,
			fits: r,
			choices: () => Pc(e, t)
		};
		if (n === "send" || n === "drop") return {
			kind: void 0,
			draft: s,
			fits: r,
			choices: () => [],
			end: n
		};
		let a = n, o = ea(e, s, a), c = o.length === 1 ? o[0] : i((e) => o.includes(e));
		if (c === void 0) return {
			kind: "talk-piece",
			draft: s,
			part: a,
			fits: r,
			choices: () => o
		};
		let l = ta(e, s, a, c);
		for (let [e, t] of Lc) {
			let n = Nc(l.map(t)), o = n.length === 1 ? n[0] : i((e) => n.includes(e));
			if (o === void 0) return {
				kind: e,
				draft: s,
				part: a,
				thing: c,
				fits: r,
				choices: () => n
			};
			l = l.filter((e) => t(e) === o);
		}
		s = er(s, a, l[0]);
	}
}
var Lc = [["talk-which", B], ["talk-due", Yn]], Rc = {
	step(e, t, n) {
		if (e.talk.moment !== "none") return n.length === 0 ? "talk-to" : Ic(e, t, n).kind;
	},
	options(e, t, n, r) {
		if (e.talk.moment !== "none") {
			for (let i of Ic(e, t, n).choices()) r.add(i);
			if (!(n.length > 0 || r.refused === void 0)) for (let n = 0; n < e.players.length; n++) {
				let i = n === t ? void 0 : xc(e, t, n);
				i !== void 0 && r.add(`seat:${n}`, i);
			}
		}
	},
	fitting: (e, t, n) => e.talk.moment === "none" ? 0 : Ic(e, t, n).fits,
	carryOut(e, t, n, r) {
		let { draft: i, end: a } = Ic(e, t, n);
		a === "send" && La(e, i, r);
	},
	about(e, t, n) {
		if (e.talk.moment === "none") return;
		let { draft: r, part: i, thing: a } = Ic(e, t, n);
		if (r === void 0) return;
		let { give: o, ask: s, askWord: c, promise: l } = r, u = {
			toSeat: r.receiver,
			give: o,
			ask: s,
			askWord: c,
			promise: l
		};
		if (i === void 0) return u;
		let d = {
			...u,
			part: i === "ask-word" ? "word" : i
		};
		return a === void 0 ? d : {
			...d,
			thing: a
		};
	}
};
function zc(e) {
	let { talkSeconds: t } = e.settings, n = t === 0 ? [] : Bc(e);
	return n.length === 0 ? void 0 : {
		key: `${e.round} ${e.active} ${e.talk.moment}`,
		seconds: t,
		answers: n
	};
}
function Bc(e) {
	switch (e.talk.moment) {
		case "D": return e.players.some((t, n) => Hi(e, e.active, n) && !Ki(e, e.active, n)) ? [{
			seat: e.active,
			kind: "enough",
			option: "all"
		}] : [];
		case "A": return [e.fight.attacker, e.fight.defender].filter((t) => !Xi(e, t)).map((e) => ({
			seat: e,
			kind: "arena-talk",
			option: "done"
		}));
		default: return [];
	}
}
var Vc = (e, t) => e.talk.standing.flatMap(({ sender: e, receiver: n }) => e === t ? [n] : []);
function Hc(e, t) {
	let { main: n } = e.players[t];
	return n === "none" ? 0 : un[n].trophies * (e.settings.mainPenalty === "doubled" ? 2 : 1);
}
function Uc(e, t) {
	let { trophies: n, secondary: r } = e.players[t], i = [
		{
			key: "trophies",
			points: n,
			rule: "QT-END-5"
		},
		{
			key: "main",
			points: 0 - Hc(e, t),
			rule: "QT-END-3"
		},
		{
			key: "secondary",
			points: 0 - r.length,
			rule: "QT-END-4",
			params: { count: r.length }
		}
	];
	return {
		total: i.reduce((e, { points: t }) => e + t, 0),
		lines: i
	};
}
var Wc = (e) => e.players.map((t, n) => Uc(e, n));
function Gc(e) {
	let t = Wc(e).map(({ total: t }, n) => t * 100 + e.players[n].spoils.length), n = Math.max(...t);
	return { winners: t.flatMap((e, t) => e === n ? [t] : []) };
}
var Kc = (e) => ({
	rule: e,
	advanced: !0
}), qc = {
	target: E([
		"12",
		"15",
		"20"
	], "12", { rule: "QT-SETUP-1" }),
	talk: E(["open", "whispered"], "open", { rule: "QT-TALK-33" }),
	offers: tt(1, 8, 4, { rule: "QT-TALK-27" }),
	talkSeconds: tt(0, 600, 90, { rule: "QT-TALK-29" }),
	allyGauge: E(["up", "down"], "up", Kc("QT-RULING-1")),
	startingGems: tt(0, 3, 0, Kc("QT-RULING-4")),
	endAt: E(["round", "turn"], "round", Kc("QT-RULING-11")),
	mainPenalty: E(["printed", "doubled"], "printed", Kc("QT-RULING-13")),
	helpGoods: E(["principal", "both"], "principal", Kc("QT-RULING-40"))
}, Jc = /* @__PURE__ */ t({ questsAndBetrayals: () => Xc }), Yc = () => "face-down", Xc = Ze({
	id: "quests-and-betrayals",
	version: "1.0.2",
	seats: [3, 6],
	settings: qc,
	setup: or,
	start: "game",
	procedures: yc,
	beside: {
		claim: Wn,
		standing: Kn,
		talk: Rc,
		deal: Ga,
		enough: Ja,
		ledger: gs
	},
	asks: {
		"main-quest": { rules: [
			"QT-SETUP-5",
			"QT-QUEST-2",
			"QT-RULING-28"
		] },
		village: { rules: [
			"QT-TURN-3",
			"QT-TURN-4",
			"QT-TURN-5",
			"QT-SHOP-1",
			"QT-TEMPLE-1",
			"QT-GUILD-1",
			"QT-TROPHY-1"
		] },
		guild: {
			rules: ["QT-GUILD-1", "QT-RULING-37"],
			sounds: Yc
		},
		draw: { rules: ["QT-DUNGEON-2", "QT-RULING-30"] },
		confront: { rules: [
			"QT-DUNGEON-5",
			"QT-DUNGEON-9",
			"QT-DUNGEON-10",
			"QT-RULING-9"
		] },
		announce: { rules: [
			"QT-COMBAT-4",
			"QT-RULING-47",
			"QT-RULING-48"
		] },
		reroll: { rules: [
			"QT-RULING-46",
			"QT-CARD-96",
			"QT-CARD-106"
		] },
		"split-gems": { rules: [
			"QT-RULING-20",
			"QT-RULING-43",
			"QT-TRADE-6"
		] },
		"split-trophies": { rules: [
			"QT-RULING-20",
			"QT-TRADE-4",
			"QT-TRADE-6"
		] },
		"split-card": { rules: ["QT-RULING-20", "QT-TRADE-6"] },
		wish: { rules: ["QT-CARD-46", "QT-RULING-54"] },
		messenger: { rules: ["QT-CARD-52"] },
		crossroads: { rules: ["QT-CARD-54", "QT-RULING-55"] },
		pedlar: { rules: ["QT-CARD-55", "QT-RULING-54"] },
		surplus: { rules: ["QT-SHOP-3", "QT-RULING-39"] },
		"arena-talk": { rules: ["QT-TALK-28", "QT-ARENA-3"] },
		fist: { rules: [
			"QT-ARENA-4",
			"QT-ARENA-5",
			"QT-ARENA-6",
			"QT-RULING-49"
		] },
		plunder: { rules: ["QT-ARENA-10", "QT-RULING-51"] },
		"light-fingers": { rules: ["QT-CARD-108", "QT-RULING-52"] },
		settle: { rules: [
			"QT-TALK-39",
			"QT-TALK-41",
			"QT-TRADE-6",
			"QT-TRADE-7"
		] },
		"last-claims": { rules: ["QT-RULING-34"] },
		claim: { rules: ["QT-QUEST-1", "QT-QUEST-5"] },
		standing: {
			rules: ["QT-RULING-33"],
			sounds: Yc
		},
		"talk-to": { rules: [
			"QT-TALK-2",
			"QT-TALK-3",
			"QT-TALK-27"
		] },
		"talk-open": { rules: ["QT-TALK-5", "QT-TALK-44"] },
		"talk-part": { rules: [
			"QT-TALK-7",
			"QT-TALK-12",
			"QT-TALK-14"
		] },
		"talk-piece": { rules: ["QT-TALK-8", "QT-TALK-9"] },
		"talk-which": {
			rules: [
				"QT-TALK-11",
				"QT-TALK-16",
				"QT-TALK-36"
			],
			sentence: !0
		},
		"talk-due": { rules: ["QT-TALK-9", "QT-TALK-39"] },
		deal: { rules: [
			"QT-TALK-18",
			"QT-TALK-21",
			"QT-TALK-24"
		] },
		"deal-reason": {
			rules: ["QT-TALK-18", "QT-TALK-34"],
			sounds: (e, t, n, r) => e.settings.talk === "open" || r === Ua(e, t) ? n : "face-down"
		},
		"deal-quest": {
			rules: ["QT-TALK-16"],
			sounds: Yc
		},
		enough: { rules: ["QT-TALK-30"] },
		ledger: { rules: [
			"QT-TALK-40",
			"QT-TALK-45",
			"QT-TALK-46"
		] },
		"ledger-which": {
			rules: ["QT-TALK-40"],
			sounds: (e, t, n) => e.players[t].secondary.includes(n) ? "face-down" : n
		}
	},
	view: pr,
	determinize: Or,
	copy: Gt,
	score: Wc,
	outcome: Gc,
	timeLimit: zc,
	repliesDue: Vc
});
function Zc(e) {
	return {
		keeps: 1,
		game: e.id,
		rules: e.version,
		begin(t) {
			let [n] = st(e, t);
			return n === void 0 ? $c(ut(e, t)) : { fault: { ...n } };
		},
		resume: (t, n) => $c(dt(e, t, n)),
		...Qc(e)
	};
}
function Qc({ campaign: e }) {
	return e === void 0 ? {} : { campaign: {
		given: (t, n) => e.given(t, n),
		legacy: (t) => e.legacy(t)
	} };
}
function $c(e) {
	return {
		state: () => e.state,
		isOver: () => At(e.state),
		enter(t) {
			let n = St(t);
			if (n === void 0) return { rule: "ENG-FILE-3" };
			let r = ft(e, n);
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
var el = Zc(Object.values(Jc).find((e) => e.id === "quests-and-betrayals"));
export { el as rules };
